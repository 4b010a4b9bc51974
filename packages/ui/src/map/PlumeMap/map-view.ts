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
 * @param sidePx - side of the square for the result, px
 * @param offsetPx - position of its centre from that of the map, px to the right and down
 * @param region - bounds of the crew's own region, if known
 * @param tankM - radius of the largest circle of a tank around the position
 */
export function mapView(
  place: LonLat | null,
  result: PlumeResult | null,
  sidePx: number,
  [rightPx, downPx]: readonly [number, number] = [0, 0],
  region: BoundingBox | null = null,
  tankM = 0,
): MapView {
  if (result === null) {
    if (place !== null) return { center: place, zoom: zoomFor(place, 2 * tankM, sidePx) };
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
  const middle = middleM === 0 ? result.place.center : destination({ lon, lat }, axisDeg, middleM);
  const zoom = zoomFor(result.place.center, spanM, sidePx);
  const offsetM = Math.hypot(rightPx, downPx) * metresPerPixel(lat) * 2 ** -zoom;
  if (offsetM === 0) return { center: middle, zoom };
  const awayDeg = (Math.atan2(-rightPx, downPx) * 180) / Math.PI;
  return { center: destination({ lon: middle[0], lat: middle[1] }, awayDeg, offsetM), zoom };
}

/** Zoom at which a span fits: at most the zoom for a position alone. */
function zoomFor([, lat]: LonLat, spanM: number, sidePx: number): number {
  const zoom = Math.log2((metresPerPixel(lat) * sidePx) / (Math.max(spanM, 1) * 1.15));
  return Math.min(ZOOM.place, Math.max(ZOOM.least, zoom));
}

/** Metres per pixel at zoom 0. */
const metresPerPixel = (lat: number): number => METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180);

const middleOf = ([west, south, east, north]: BoundingBox): LonLat => [(west + east) / 2, (south + north) / 2];
