import { build, type BuildOptions } from "esbuild";
import { inlineStyles } from "./inline-styles.ts";

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  target: "es2023",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".css": "empty" }, // the shadow roots contain the style sheets
  plugins: [inlineStyles],
  legalComments: "eof",
  logLevel: "error",
};

/**
 * The elements with React and the data in one script, for a page without a build: `dist/elements.global.js` of
 * `@placard/ui`. `dist/elements-map.global.js`, with its worker file, has the same elements and the map: a page loads
 * one of the two.
 */
export const GLOBAL_SCRIPTS: readonly BuildOptions[] = [
  {
    ...shared,
    entryPoints: { "elements.global": "src/elements/global.ts", "elements-map.global": "src/elements/global-map.ts" },
    outdir: "dist",
    format: "iife",
    // The script sets the address of its worker before the worker is requested.
    logOverride: { "empty-import-meta": "silent" },
  },
  {
    ...shared,
    entryPoints: { "elements-map.worker": "maplibre-gl/dist/maplibre-gl-worker.mjs" },
    outdir: "dist",
    format: "esm",
  },
];

/** Writes the scripts into `dist` of the package being built. */
export async function buildGlobalScripts(): Promise<void> {
  for (const script of GLOBAL_SCRIPTS) await build(script);
}
