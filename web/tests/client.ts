// Code is compiled as for a browser, so that effects run; nothing of a page is there.
export default { name: "client", viteEnvironment: "client", setup: () => ({ teardown: () => {} }) };
