import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/quayside/server/static",
    emptyOutDir: false, // its .gitignore stays; `make` empties the rest
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts or scripts
    chunkSizeWarningLimit: 300,
    target: "es2022",
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8360", ws: true } } },
  // Tests run what a browser runs, effects included.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: { environment: "./tests/client.ts", include: ["tests/**/*.test.ts"], server: { deps: { inline: ["svelte"] } } },
}));
