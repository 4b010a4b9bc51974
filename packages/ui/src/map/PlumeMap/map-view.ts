import { destination, downwindDeg, type LonLat } from "@placard/hazmat-core";
import { hasZones, type PlumeResult } from "../../plume/result/plume-result.ts";
import type { BoundingBox } from "../region/region-pack.ts";
import type { MapView } from "../ResponderMap/places.ts";

/** Initial view of the plume map without any data. */
export const FALLBACK_CENTER: LonLat = [-122.4194, 37.7749];
const ZOOM = { place: 15, nothing: 13, least: 8 } as const;

/** Metres per pixel at zoom 0 on the equator, with tiles of 512 px. */
const METRES_PER_PIXEL = 78_271.517;

/**
 * View that shows a position, or a result with all its zones: zoom at most 15. Without a position, the centre of the
 * crew's region.
 *
 * @param viewPx - side of the square for the result, px
 * @param region - bounds of the crew's own region, if known
 * @param tankM - radius of the largest circle of a tank around the position
 */
export function mapView(
  place: LonLat | null,
  result: PlumeResult | null,
  viewPx: number,
  region: BoundingBox | null = null,
  tankM = 0,
): MapView {
  if (result === null) {
    if (place !== null) return { center: place, zoom: zoomFor(place, 2 * tankM, viewPx) };
    return { center: region === null ? FALLBACK_CENTER : middleOf(region), zoom: ZOOM.nothing };
  }
  const [lon, lat] = result.place.center;
  const { plume, circle, protective } = result;
  const tables = hasZones(result) ? null : protective;
  const allRoundM = tables?.shape === "circle" ? tables.distanceM : 0;
  const reached = (plume?.zones ?? []).filter((zone) => zone.reached);
  const circlesM = reached.map((zone) => (zone.shape === "circle" ? zone.farM : 0));
  const radiusM = Math.max(circle?.radiusM ?? 0, tankM, allRoundM, ...circlesM);
  const farM = Math.max(0, ...reached.map((zone) => zone.farM), tables?.shape === "downwind" ? tables.distanceM : 0);
  const axisDeg = plume?.axisDeg ?? downwindDeg(result.used.windFromDeg ?? 0);
  const spanM = Math.max(farM + radiusM, 2 * radiusM, 1);
  const middleM = Math.max(0, (farM - radiusM) / 2);
  const center = middleM === 0 ? result.place.center : destination({ lon, lat }, axisDeg, middleM);
  return { center, zoom: zoomFor(result.place.center, spanM, viewPx) };
}

/** Zoom at which a span fits: at most the zoom for a position alone. */
function zoomFor([, lat]: LonLat, spanM: number, viewPx: number): number {
  const zoom = Math.log2((METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180) * viewPx) / (Math.max(spanM, 1) * 1.15));
  return Math.min(ZOOM.place, Math.max(ZOOM.least, zoom));
}

const middleOf = ([west, south, east, north]: BoundingBox): LonLat => [(west + east) / 2, (south + north) / 2];
