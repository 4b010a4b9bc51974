import { isolationCircle, type LonLat, type ReleaseData } from "@placard/hazmat-core";
import type { EvacuationCircle } from "@placard/ui";
import { booleanPointInPolygon } from "@turf/turf";

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
      polygon === null
        ? 0
        : sites.filter((site) => booleanPointInPolygon([site.longitude, site.latitude], polygon)).length,
    ]),
  );
}
