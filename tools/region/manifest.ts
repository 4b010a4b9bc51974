import * as z from "zod";

/** Map layers of a pack, in drawing order. */
export const REGION_LAYERS = { water: "areas", parks: "areas", buildings: "areas", roads: "lines" } as const;

const degrees = (most: number) => z.number().min(-most).max(most);

/** `manifest.json` of a folder with the GeoJSON files of one region. */
export const regionManifest = z.object({
  name: z.string().trim().min(1).max(80),
  /** Note about missing content: "Main streets only". */
  caption: z.string().trim().min(1).max(120),
  /** West, south, east, north. */
  bbox: z
    .tuple([degrees(180), degrees(85), degrees(180), degrees(85)])
    .refine(([west, south, east, north]) => west < east && south < north, {
      error: "Give west, south, east, north; a region across the antimeridian is two packs",
    }),
  /** The date on which the data were read. */
  edition: z.iso.date(),
  /** Each source: a short name for the map, and the text that its licence requires. */
  attribution: z
    .array(z.object({ short: z.string().trim().min(1).max(40), words: z.string().trim().min(1).max(400) }))
    .min(1),
  layers: z
    .array(
      z.object({
        id: z.enum(["water", "parks", "buildings", "roads"], {
          error: `A map draws these layers: ${Object.keys(REGION_LAYERS).join(", ")}`,
        }),
        file: z.string().regex(/^[\w.-]+\.geojson$/, "Name a .geojson file of the same folder"),
      }),
    )
    .min(1),
});

const position = z.tuple([degrees(180), degrees(90)]).rest(z.number());
const ring = z.array(position).min(4);
const line = z.array(position).min(2);

/** The shapes of a layer; their properties are left out. */
export const regionLayer = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      geometry: z.discriminatedUnion("type", [
        z.object({ type: z.literal("Polygon"), coordinates: z.array(ring).min(1) }),
        z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring).min(1)) }),
        z.object({ type: z.literal("LineString"), coordinates: line }),
        z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line) }),
      ]),
    }),
  ),
});

export type RegionManifest = z.output<typeof regionManifest>;
export type RegionShape = z.output<typeof regionLayer>["features"][number]["geometry"];
