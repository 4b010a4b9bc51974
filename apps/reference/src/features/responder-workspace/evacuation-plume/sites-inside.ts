import { isolationCircle, type LonLat, type ReleaseData } from "@placard/hazmat-core";
import type { EvacuationCircle } from "@placard/ui";
import type { Polygon, Position } from "geojson";

/** A registered site as a point. */
export interface Site {
  readonly longitude: number;
  readonly latitude: number;
}

/** How many registered sites lie inside each zone and inside the circle, by layer id. */
export function sitesInside(
  release: ReleaseData | null,
  circle: EvacuationCircle | undefined,
  [lon, lat]: LonLat,
  sites: readonly Site[],
): Readonly<Record<string, number>> {
  const zones = (release?.zones ?? []).map(({ id, polygon }) => ({ id, polygon }));
  const evac = circle === undefined ? null : isolationCircle({ lon, lat }, circle.radiusM);
  const layers = [...zones, { id: "evac", polygon: evac }];
  return Object.fromEntries(
    layers.map(({ id, polygon }) => [
      id,
      polygon === null ? 0 : sites.filter((site) => isInside(polygon, site)).length,
    ]),
  );
}

/** Whether a point lies inside the outer ring: a ray to the east crosses it an odd number of times. */
export function isInside({ coordinates }: Polygon, { longitude, latitude }: Site): boolean {
  const ring = coordinates[0] ?? [];
  let inside = false;
  ring.forEach((corner, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (before !== undefined && crosses(before, corner, longitude, latitude)) inside = !inside;
  });
  return inside;
}

function crosses([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position, x: number, y: number): boolean {
  return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
}
