// What this browser remembers about its user. With storage blocked it forgets, and nothing else breaks.

export type Language = "en" | "de" | "fr" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "de", "fr", "ru"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };

interface Kept {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  sound: "off" | "bell";
  /** The Dutch clock ticks. */
  ticks: boolean;
  confirm: boolean;
  level: string;
  name: string;
  /** Games whose aim need not be told any more. */
  known: string[];
}

const KEY = "quayside";

export function firstLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const standard: Kept = {
    language: firstLanguage(navigator.languages),
    theme: "system",
    motion: "system",
    sound: "bell",
    ticks: false,
    confirm: false,
    level: "",
    name: "",
    known: [],
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return standard;
  }
}

export const settings: Kept = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function reducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && still.matches);
}

function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = reducedMotion() ? "reduced" : "full";
  root.lang = settings.language;
}

export function keepSettings(): void {
  dark.addEventListener("change", dress);
  still.addEventListener("change", dress);
  $effect.root(() => {
    $effect(() => {
      dress();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // blocked: the choice holds until the page is closed
      }
    });
  });
}
