import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { unlayerStyles } from "./unlayer-styles.ts";

const WHOLE_SHEETS: ReadonlySet<string> = new Set(["dist/styles.css", "dist/fonts.css"]);

/** Style sheets that the bundler writes beside the entries of `@placard/ui`, in the order of their layers. */
const BESIDE_ENTRIES = ["dist/index.css", "dist/map/index.css"];

/**
 * Makes `dist/styles.css` whole: tokens and base, then what the components import. The built JavaScript imports
 * none of it, so one line in the host's page brings everything. `dist/styles.unlayered.css` is the same for pages
 * whose own rules are not layered.
 */
export function joinStyles(): void {
  for (const path of BESIDE_ENTRIES) appendFileSync("dist/styles.css", readFileSync(path));
  for (const path of globSync("dist/**/*.css")) if (!WHOLE_SHEETS.has(path)) rmSync(path);
  writeFileSync("dist/styles.unlayered.css", unlayerStyles(readFileSync("dist/styles.css", "utf8")));
}
