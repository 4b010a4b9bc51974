import {
  type Area,
  destination,
  formatSafeDistance,
  formatZoneDistance,
  isolationCircle,
  type LonLat,
  type Path,
  type ReleaseZone,
  straightLine,
} from "@placard/hazmat-core";
import { isZoneId, type ZoneId } from "@placard/hazmat-core/scene";
import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { asPublished, type FormatLimit, type TableDistances } from "../../plume/ZoneTable/zone-lines.ts";

/** A zone to draw. `rank` 0 is the largest and is at the bottom. */
export interface DrawnZone {
  readonly id: ZoneId;
  readonly label: string;
  /** Second line of its plate. */
  readonly detail: string;
  readonly areaM2: number;
  readonly polygon: Area;
  /** Point that its plate refers to: the downwind end, or the edge of the circle. */
  readonly tip: Position;
}

export interface ZoneNames {
  readonly evacuation: string;
  readonly protective: string;
  readonly allRound: (distance: string) => string;
}

/** Returns the zones that are reached, the isolation circle and the protective action distance, largest first. */
export function drawnZones(
  origin: LonLat,
  zones: readonly ReleaseZone[],
  { evacuation, protective }: TableDistances,
  names: ZoneNames,
  formatLimit: FormatLimit = asPublished,
): readonly DrawnZone[] {
  const from = { lon: origin[0], lat: origin[1] };
  const drawn = zones.flatMap((zone): DrawnZone[] => {
    if (!zone.reached || zone.polygon === null) return [];
    return [
      {
        id: isZoneId(zone.id) ? zone.id : "idlh",
        label: `${zone.label} · ${zone.isCut ? ">" : ""}${formatZoneDistance(zone.farM)}`,
        detail: formatLimit(zone),
        areaM2: zone.areaM2,
        polygon: zone.polygon,
        tip: farthest(zone.polygon, origin),
      },
    ];
  });
  if (evacuation !== undefined && evacuation.radiusM > 0) {
    drawn.push({
      id: "evac",
      label: names.evacuation,
      detail: names.allRound(formatSafeDistance(evacuation.radiusM)),
      areaM2: Math.PI * evacuation.radiusM ** 2,
      polygon: isolationCircle(from, evacuation.radiusM),
      tip: destination(from, 180, evacuation.radiusM),
    });
  }
  if (protective !== undefined) {
    const { distanceM, shape, polygon } = protective;
    const distance = formatSafeDistance(distanceM);
    drawn.push({
      id: "protect",
      label: names.protective,
      detail: shape === "circle" ? names.allRound(distance) : distance,
      areaM2: shape === "circle" ? Math.PI * distanceM ** 2 : distanceM ** 2,
      polygon,
      tip: shape === "circle" ? destination(from, 180, distanceM) : farthest(polygon, origin),
    });
  }
  return drawn.toSorted((a, b) => b.areaM2 - a.areaM2);
}

/** Returns the vertex of a polygon that is farthest from a position. */
export function farthest(polygon: Area, from: LonLat): Position {
  let tip: Position = [...from];
  let best = -1;
  const rings = polygon.type === "Polygon" ? polygon.coordinates : polygon.coordinates.flat();
  for (const corner of rings.flat()) {
    const [lon = 0, lat = 0] = corner;
    const { distance } = straightLine(from, [lon, lat]);
    if (distance > best) [best, tip] = [distance, corner];
  }
  return tip;
}

/** Features of the visible zones: `zone` sets colour and dash, `rank` the order. */
export function zoneFeatures(
  zones: readonly DrawnZone[],
): FeatureCollection<Polygon | MultiPolygon, { readonly zone: ZoneId; readonly rank: number }> {
  return {
    type: "FeatureCollection",
    features: zones.map(({ id, polygon }, rank) => ({
      type: "Feature",
      properties: { zone: id, rank },
      geometry: polygon,
    })),
  };
}

/** Features of the two lines between which the plume may swing, as calculated by the core, cut at the antimeridian. */
export function swingFeatures(lines: readonly Path[]): FeatureCollection<LineString | MultiLineString> {
  return {
    type: "FeatureCollection",
    features: lines.map((geometry) => ({ type: "Feature", properties: {}, geometry })),
  };
}
