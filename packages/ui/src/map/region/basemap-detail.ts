import { COASTLESS_ZOOM } from "../basemap/embedded-style.ts";
import type { BoundingBox } from "./region-pack.ts";

/** Zoom from which a region is loaded and its own coast drawn. */
export const REGION_ZOOM = 8;

/** Visible part of a map, degrees. */
export interface MapWindow {
  readonly zoom: number;
  readonly lon: number;
  readonly lat: number;
}

/**
 * Detail of the basemap in a view. `region`: coast and streets of a pack. `world`: a coast at country scale. `nothing`:
 * too close for that coast to be accurate, so none is drawn.
 */
export type BasemapDetail = "region" | "world" | "nothing";

/**
 * Returns the detail of the basemap around the centre of a view.
 *
 * @param drawn - rectangles of the regions drawn
 */
export function basemapDetail(view: MapWindow, drawn: readonly BoundingBox[]): BasemapDetail {
  if (view.zoom >= REGION_ZOOM && drawn.some((bbox) => isWithin(view, bbox))) return "region";
  return view.zoom < COASTLESS_ZOOM ? "world" : "nothing";
}

/** True if the centre of a view is inside a rectangle. */
export function isWithin(
  { lon, lat }: Pick<MapWindow, "lon" | "lat">,
  [west, south, east, north]: BoundingBox,
): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** True if any part of a rectangle is visible. */
export function overlap(a: BoundingBox, b: BoundingBox): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
