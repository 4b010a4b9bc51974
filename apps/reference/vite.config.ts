import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiPort = process.env["PORT"] ?? "4700";

/** The app runs from the sources of its sister packages, and asks the server for `/api` alone. */
export default defineConfig({
  resolve: { conditions: ["@placard/source", "module", "browser", "development|production"] },
  plugins: [
    react(),
    // The core has no components, and its dataset is too large for Babel.
    babel({ presets: [reactCompilerPreset()], exclude: [/node_modules/, /packages\/(hazmat-core|api-client)/] }),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": `http://127.0.0.1:${apiPort}` } },
  preview: { host: "127.0.0.1", proxy: { "/api": `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: "dist",
    target: "es2023",
    // Nothing is inlined: the content policy of the server is `default-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    manifest: true,
  },
});
