import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { holdStyles } from "./hold-styles.ts";

/** Style sheets that the bundler writes beside the entries of `@placard/ui`: those of `index` have them all but the map's. */
const BESIDE_ENTRIES = ["dist/index.css", "dist/map/index.css"];

/**
 * Makes `dist/styles.css` whole: tokens, fonts and base, then what the components import, held against the host's own
 * rules. The built JavaScript imports none of it, so one line in the host's page brings everything.
 */
export function joinStyles(): void {
  for (const path of BESIDE_ENTRIES) appendFileSync("dist/styles.css", readFileSync(path));
  for (const path of globSync("dist/**/*.css")) if (path !== "dist/styles.css") rmSync(path);
  const hold = readFileSync("src/styles/hold.css", "utf8");
  writeFileSync("dist/styles.css", holdStyles(readFileSync("dist/styles.css", "utf8"), hold));
}
