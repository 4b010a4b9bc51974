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

/** The sides that are tried for a distance, degrees from the one that is wished for, the nearest first. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/**
 * How far each ring is, and what each spoke points to. What would be cut at the edge of the map stands elsewhere on its
 * ring, or further in on its spoke; what has no whole place has no label.
 *
 * @param towardsDeg - the side on which the distances stand, degrees clockwise from north
 * @param isWhole - whether a label at a place is wholly in view
 */
export function ringLabels(
  [lon, lat]: LonLat,
  radii: readonly number[],
  towardsDeg: number,
  isWhole: (at: LonLat) => boolean,
): FeatureCollection<Point, { readonly text: string }> {
  const center = { lon, lat };
  const label = (text: string, places: readonly LonLat[]) =>
    places
      .filter(isWhole)
      .slice(0, 1)
      .map((coordinates) => ({
        type: "Feature" as const,
        properties: { text },
        geometry: { type: "Point" as const, coordinates: [...coordinates] },
      }));
  const bearings = Array.from({ length: SPOKES }, (_, index) => (360 / SPOKES) * index);
  const far = radii.map((radius) => radius * 1.06).toReversed();
  return {
    type: "FeatureCollection",
    features: [
      ...radii.flatMap((radius) =>
        label(
          formatDistance(radius),
          TURNS.map((turn) => destination(center, towardsDeg + turn, radius)),
        ),
      ),
      ...bearings.flatMap((bearing) =>
        label(
          `${bearing}°`,
          far.map((distance) => destination(center, bearing, distance)),
        ),
      ),
    ],
  };
}
