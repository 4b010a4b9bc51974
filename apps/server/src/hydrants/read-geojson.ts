import * as z from "zod";
import { HydrantError, listedHydrant, type ListedHydrant } from "./hydrant.ts";

const point = z.object({ type: z.literal("Point"), coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) });

/** GeoJSON points from a city's open data portal or an Esri FeatureServer. */
export const hydrantCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.object({ geometry: point.nullable(), properties: z.record(z.string(), z.unknown()).nullable() })),
});

/**
 * The hydrants of a collection. Features without a position cannot be shown and are left out.
 *
 * @throws HydrantError if it is not a collection of points in degrees
 */
export function readHydrantGeojson(json: unknown): readonly ListedHydrant[] {
  const read = hydrantCollection.safeParse(json);
  if (!read.success) throw new HydrantError(z.prettifyError(read.error).split("\n")[0] ?? "not GeoJSON points");
  return read.data.features.flatMap(({ geometry, properties }) => {
    if (geometry === null) return [];
    const [longitude, latitude] = geometry.coordinates;
    const values = Object.entries(properties ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
    return [listedHydrant(new Map(values), { longitude, latitude })];
  });
}
