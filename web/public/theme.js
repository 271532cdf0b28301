// Runs before the first paint, so that nobody who likes the dark is blinded. A file of its own: no inline script.
(function () {
  var theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("quayside") || "{}").theme || "system";
  } catch (e) {
    // storage is blocked: the system's theme will do
  }
  if (theme === "system") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
