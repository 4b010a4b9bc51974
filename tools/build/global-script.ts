import { build, type BuildOptions } from "esbuild";
import { inlineStyles } from "./inline-styles.ts";

/**
 * The elements with React and the data in one classic script, without the map: `dist/elements.global.js` of
 * `@placard/ui`, for a page that cannot use the module of `module-script.ts`.
 */
export const GLOBAL_SCRIPT: BuildOptions = {
  bundle: true,
  minify: true,
  target: "es2023",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".css": "empty" }, // the shadow roots contain the style sheets
  plugins: [inlineStyles],
  legalComments: "eof",
  logLevel: "error",
  entryPoints: { "elements.global": "src/elements/global.ts" },
  outdir: "dist",
  format: "iife",
};

/** Writes the script into `dist` of the package being built. */
export async function buildGlobalScript(): Promise<void> {
  await build(GLOBAL_SCRIPT);
}
