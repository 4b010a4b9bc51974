import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";

/** Rows sent to the database at a time: a city has some ten thousand hydrants, and a statement has a limit. */
const BATCH = 500;

const word = z.union([z.string(), z.number()]).nullish();

/** A GeoJSON file as Esri's FeatureServer or a city's open data portal gives it. */
const hydrantFile = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      geometry: z.object({
        type: z.literal("Point"),
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
      }),
      properties: z.object({ FACILITYID: word, TYPE: word, STATUS: word }),
    }),
  ),
});

/**
 * Replaces the hydrants on file by those of a GeoJSON file, all or none. TYPE and STATUS stay the source's own words.
 *
 * @returns how many there are now
 * @throws StartError when the file cannot be read as hydrants; those on file then stay
 */
export async function importHydrants(database: Database, path: string, now: Date): Promise<number> {
  const hydrants = (await readHydrants(path)).map(({ geometry, properties }, index) => ({
    facility_id: textOf(properties.FACILITYID) ?? `unnumbered-${index + 1}`,
    type: textOf(properties.TYPE),
    status: textOf(properties.STATUS),
    longitude: geometry.coordinates[0],
    latitude: geometry.coordinates[1],
    source: basename(path),
    loaded_at: now,
  }));
  await database.system(async (rows) => {
    await rows.deleteFrom("hydrants").execute();
    for (let start = 0; start < hydrants.length; start += BATCH) {
      await rows
        .insertInto("hydrants")
        .values(hydrants.slice(start, start + BATCH))
        .execute();
    }
  });
  return hydrants.length;
}

async function readHydrants(path: string): Promise<z.output<typeof hydrantFile>["features"]> {
  try {
    return hydrantFile.parse(JSON.parse(await readFile(path, "utf8"))).features;
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause).split("\n")[0] : String(cause);
    throw new StartError(`${path} cannot be read as GeoJSON points with FACILITYID, TYPE and STATUS: ${reason}`);
  }
}

function textOf(value: string | number | null | undefined): string | null {
  const text = String(value ?? "").trim();
  return text === "" ? null : text;
}
