import type { BoundingBox } from "@placard/ui/map";

/** Area in degrees, as in the API. West is greater than east if the area crosses 180°. */
export interface SiteBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const WORLD: SiteBox = { west: -180, south: -90, east: 180, north: 90 };

/** Minimum number of grid cells across a view, so that a box is not much larger than the view. */
const MIN_CELLS = 3;
/** Cells of 360° / 2²⁰ are 38 m wide at the equator. */
const MAX_HALVINGS = 20;

/**
 * Rounds the bounds of a view out to a fixed grid, so that a small move requests the same box. The cells get smaller with
 * the view, by halves.
 *
 * @param bounds - longitudes can be beyond ±180
 */
export function roundOut([west, south, east, north]: BoundingBox): SiteBox {
  const span = Math.max(east - west, north - south);
  const halvings = Math.ceil(Math.log2((360 * MIN_CELLS) / span));
  const cell = 360 / 2 ** Math.min(MAX_HALVINGS, Math.max(0, halvings));
  const down = (degrees: number): number => Math.floor(degrees / cell) * cell;
  const up = (degrees: number): number => Math.ceil(degrees / cell) * cell;
  const [left, right] = [down(west), up(east)];
  const isRound = right - left >= 360;
  return {
    west: isRound ? WORLD.west : onGlobe(left),
    south: Math.max(-90, rounded(down(south))),
    east: isRound ? WORLD.east : -onGlobe(-right),
    north: Math.min(90, rounded(up(north))),
  };
}

/** Normalizes a longitude to at least -180 and less than 180. */
const onGlobe = (lon: number): number => rounded(lon - 360 * Math.floor((lon + 180) / 360));

/** Rounds to six decimals, 0.1 m. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** The box as a query parameter. */
export const boxText = ({ west, south, east, north }: SiteBox): string => [west, south, east, north].join(",");

const widthOf = ({ west, east }: SiteBox): number => (west <= east ? east - west : east - west + 360);

/** Degrees east of the western edge of a box. */
const eastOf = (box: SiteBox, lon: number): number => lon - box.west - 360 * Math.floor((lon - box.west) / 360);

/** True if a position is in a box or on its edge. */
export const isInBox = (box: SiteBox, lon: number, lat: number): boolean =>
  box.south <= lat && lat <= box.north && (widthOf(box) === 360 || eastOf(box, lon) <= widthOf(box));

/** True if a box contains another one completely. */
export const containsBox = (outer: SiteBox, inner: SiteBox): boolean =>
  outer.south <= inner.south &&
  inner.north <= outer.north &&
  (widthOf(outer) === 360 || eastOf(outer, inner.west) + widthOf(inner) <= widthOf(outer));
