import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { holdStyles } from "./hold-styles.ts";

const WHOLE_SHEETS: ReadonlySet<string> = new Set(["dist/styles.css", "dist/fonts.css"]);

/**
 * Style sheets that the bundler writes next to the entries of `@placard/ui`: `index` has all styles except the map's.
 */
const BESIDE_ENTRIES = ["dist/index.css", "dist/map/index.css"];

/**
 * Completes `dist/styles.css`: tokens and base, then the styles that components import, protected from the host's own
 * rules. The built JavaScript imports no styles, so a host page needs one line for all of them.
 */
export function joinStyles(): void {
  for (const path of BESIDE_ENTRIES) appendFileSync("dist/styles.css", readFileSync(path));
  for (const path of globSync("dist/**/*.css")) if (!WHOLE_SHEETS.has(path)) rmSync(path);
  const hold = readFileSync("src/styles/hold.css", "utf8");
  writeFileSync("dist/styles.css", holdStyles(readFileSync("dist/styles.css", "utf8"), hold));
}
