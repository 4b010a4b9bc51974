/**
 * Builds the pack of a region that maps draw: coast, main streets and buildings in one file.
 *
 *     pnpm region <folder> <file.json>
 *
 * The folder contains `manifest.json` and the GeoJSON files that it names; see `tools/region/halifax`. Put the file
 * into the folder in the server's REGION_PACK_DIR.
 */
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { buildPack, RegionError } from "./build-pack.ts";

const [folder, file] = process.argv.slice(2);
try {
  if (folder === undefined || file?.endsWith(".json") !== true)
    throw new RegionError("pnpm region <folder> <file.json>");
  const pack = await buildPack(folder);
  await writeFile(file, pack);
  const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  console.log(`${file}: ${kB(Buffer.byteLength(pack))}, ${kB(gzipSync(pack).length)} on the way.`);
} catch (error) {
  console.error(error instanceof RegionError ? error.message : error);
  process.exitCode = 1;
}
