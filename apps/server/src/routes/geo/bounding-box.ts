import { ApiError } from "../../errors.ts";

/** In degrees. West is greater than east if the box crosses 180°. */
export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Parses west,south,east,north.
 *
 * @throws ApiError `invalid_request` for a box that is not on the globe
 */
export function parseBox(text: string): BoundingBox {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text.split(",").map(Number);
  const isOnGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  if (!isOnGlobe || south > north) {
    const message =
      "Enter west,south,east,north in degrees: longitude within ±180, latitude within ±90, south below north.";
    throw new ApiError("invalid_request", { message, fields: [{ path: "bbox", message }] });
  }
  return { west, south, east, north };
}

/** Width in degrees, also across 180°. */
export const widthOf = ({ west, east }: BoundingBox): number => (west <= east ? east - west : east - west + 360);

/** True if a position is in a box or on its edge. */
export function isInBox({ west, south, east, north }: BoundingBox, lon: number, lat: number): boolean {
  const isInLongitude = west <= east ? west <= lon && lon <= east : lon >= west || lon <= east;
  return isInLongitude && south <= lat && lat <= north;
}
