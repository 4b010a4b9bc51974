import { COASTLESS_ZOOM } from "../basemap/embedded-style.ts";
import type { BoundingBox } from "./region-pack.ts";

/** From this zoom on a region is brought and its own coast drawn. */
export const REGION_ZOOM = 8;

/** What a view shows, degrees. */
export interface MapWindow {
  readonly zoom: number;
  readonly lon: number;
  readonly lat: number;
}

/**
 * What the ground of a view can be trusted with. `region`: coast and streets of a pack. `world`: a coast for countries.
 * `nothing`: nearer than that coast is true, so none is drawn.
 */
export type GroundDetail = "region" | "world" | "nothing";

/**
 * What the ground around the middle of a view is.
 *
 * @param drawn - the rectangles of the regions that are drawn
 */
export function groundDetail(view: MapWindow, drawn: readonly BoundingBox[]): GroundDetail {
  if (view.zoom >= REGION_ZOOM && drawn.some((bbox) => isWithin(view, bbox))) return "region";
  return view.zoom < COASTLESS_ZOOM ? "world" : "nothing";
}

/** True if the middle of a view lies in a rectangle. */
export function isWithin(
  { lon, lat }: Pick<MapWindow, "lon" | "lat">,
  [west, south, east, north]: BoundingBox,
): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** True if any of a rectangle is in view. */
export function overlap(a: BoundingBox, b: BoundingBox): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
