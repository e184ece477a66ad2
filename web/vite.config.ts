import { defineConfig } from "vite";

// Vite compiles JSX itself: no plugin, no Babel. The server beside it answers /api during development.
export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "../src/avernus/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8666", ws: true } } },
});
