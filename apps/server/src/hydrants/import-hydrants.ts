import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Database } from "../db/database.ts";
import { StartError } from "../start-error.ts";
import type { ListedHydrant } from "./hydrant.ts";
import { readHydrantCsv } from "./read-csv.ts";
import { readHydrantGeojson } from "./read-geojson.ts";
import { replaceHydrants } from "./replace-hydrants.ts";

/**
 * Replaces the hydrants on file with those of a GeoJSON or CSV file, all or none. Type and status keep the source's
 * wording.
 *
 * @returns the new number of hydrants
 * @throws StartError if the file cannot be read as hydrants; those on file are then kept
 */
export async function importHydrants(database: Database, path: string, now: Date): Promise<number> {
  try {
    return await replaceHydrants(database, await readFileOf(path), { source: basename(path), now });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `${path} cannot be read as GeoJSON points or CSV with FACILITYID, TYPE and STATUS: ${reason}. The hydrants on file were not changed.`,
      { cause },
    );
  }
}

async function readFileOf(path: string): Promise<readonly ListedHydrant[]> {
  const text = await readFile(path, "utf8");
  return extname(path).toLowerCase() === ".csv" ? readHydrantCsv(text) : readHydrantGeojson(JSON.parse(text));
}
