import { destination, formatDistance, isolationCircle, type LonLat } from "@placard/hazmat-core";
import type { FeatureCollection, Geometry, Point } from "geojson";

/** Number of spokes, which sets the angle between bearings. */
const SPOKES = 8;

/** Features of the rings as circles on the ground, and of a spoke every 45°. */
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

/** Directions tried for a distance label, in degrees from the requested one, nearest first. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/**
 * Labels with the distance of each ring and the bearing of each spoke. A label that would be cut at the edge of the map
 * moves along its ring, or inwards on its spoke; without space it is left out.
 *
 * @param towardsDeg - direction of the distance labels, degrees clockwise from north
 * @param isWhole - true if a label at a position is fully visible
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
