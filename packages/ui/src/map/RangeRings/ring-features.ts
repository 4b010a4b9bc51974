import { destination, formatDistance, isolationCircle, type LonLat } from "@placard/hazmat-core";
import type { FeatureCollection, Geometry, Point } from "geojson";

/** How many spokes there are, and so every how many degrees a bearing is drawn. */
const SPOKES = 8;

/** The rings as circles on the ground, and a spoke for every 45°. */
export function ringLines([lon, lat]: LonLat, radii: readonly number[]): FeatureCollection {
  const center = { lon, lat };
  const far = radii.at(-1) ?? 0;
  const circles = radii.map((radius): Geometry => isolationCircle(center, radius));
  const spokes = Array.from({ length: SPOKES }, (_, index): Geometry => {
    const end = destination(center, (360 / SPOKES) * index, far);
    return { type: "LineString", coordinates: [[lon, lat], end] };
  });
  return {
    type: "FeatureCollection",
    features: [...circles, ...spokes].map((geometry) => ({ type: "Feature", properties: {}, geometry })),
  };
}

/**
 * How far each ring is, and what each spoke points to at the outermost ring.
 *
 * @param towardsDeg - the side on which the distances stand, degrees clockwise from north
 */
export function ringLabels(
  [lon, lat]: LonLat,
  radii: readonly number[],
  towardsDeg: number,
): FeatureCollection<Point, { readonly text: string }> {
  const center = { lon, lat };
  const far = (radii.at(-1) ?? 0) * 1.06;
  const label = (bearing: number, distance: number, text: string) => ({
    type: "Feature" as const,
    properties: { text },
    geometry: { type: "Point" as const, coordinates: destination(center, bearing, distance) },
  });
  const bearings = Array.from({ length: SPOKES }, (_, index) => (360 / SPOKES) * index);
  return {
    type: "FeatureCollection",
    features: [
      ...radii.map((radius) => label(towardsDeg, radius, formatDistance(radius))),
      ...bearings.map((bearing) => label(bearing, far, `${bearing}°`)),
    ],
  };
}
