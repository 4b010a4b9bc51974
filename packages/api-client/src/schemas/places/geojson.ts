import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Point, Polygon } from "geojson";
import * as z from "zod";
import { lonLat } from "./place.ts";

const rings = z.array(z.array(lonLat)).describe("Rings of [lon, lat], closed, counter-clockwise.");
export const polygon = z.object({ type: z.literal("Polygon"), coordinates: rings }) satisfies z.ZodType<Polygon>;
export const multiPolygon = z.object({
  type: z.literal("MultiPolygon"),
  coordinates: z.array(rings),
}) satisfies z.ZodType<MultiPolygon>;

/** One polygon, or two if the area is split at the antimeridian (RFC 7946, section 3.1.9). */
export const area = z.discriminatedUnion("type", [polygon, multiPolygon]) satisfies z.ZodType<Polygon | MultiPolygon>;

export const lineString = z.object({
  type: z.literal("LineString"),
  coordinates: z.array(lonLat).min(2),
}) satisfies z.ZodType<LineString>;

export const multiLineString = z.object({
  type: z.literal("MultiLineString"),
  coordinates: z.array(z.array(lonLat)),
}) satisfies z.ZodType<MultiLineString>;

/** One line, or two if it is split at the antimeridian (RFC 7946, section 3.1.9). */
export const path = z.discriminatedUnion("type", [lineString, multiLineString]) satisfies z.ZodType<
  LineString | MultiLineString
>;

export const point = z.object({ type: z.literal("Point"), coordinates: lonLat }) satisfies z.ZodType<Point>;

/** A feature collection with one type of geometry. */
export function featureCollection<Geometry extends z.ZodType, Properties extends z.ZodType>(
  geometry: Geometry,
  properties: Properties,
) {
  return z.object({
    type: z.literal("FeatureCollection"),
    features: z.array(z.object({ type: z.literal("Feature"), geometry, properties })),
  });
}

/** Zones of a plume or an evacuation: empty if no limit is reached or no zone may be drawn. */
export const zoneCollection = featureCollection(area, z.record(z.string(), z.unknown())) satisfies z.ZodType<
  FeatureCollection<Polygon | MultiPolygon>
>;

/** Hydrants. TYPE and STATUS are in the source's own wording; null if missing. */
export const hydrantCollection = featureCollection(
  point,
  z.object({
    FACILITYID: z.string().nullable(),
    TYPE: z.string().nullable(),
    STATUS: z.string().nullable(),
  }),
) satisfies z.ZodType<FeatureCollection<Point>>;
