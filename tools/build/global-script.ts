import { build } from "esbuild";
import { inlineStyles } from "./inline-styles.ts";

/** `dist/elements.global.js` of `@placard/ui`: the elements with React and the data in one script, for a page without a build. */
export async function buildGlobalScript(): Promise<void> {
  await build({
    entryPoints: ["src/elements/global.ts"],
    outfile: "dist/elements.global.js",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2023",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty" }, // the sheets come with the shadow roots
    plugins: [inlineStyles],
    legalComments: "eof",
    logLevel: "error",
  });
}
