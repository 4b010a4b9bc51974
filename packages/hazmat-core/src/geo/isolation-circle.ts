import { invariant } from "../identity/result.ts";
import type { Metres } from "../units/length.ts";
import { type Area, areaOf } from "./antimeridian.ts";
import { destinationsFrom, requirePlace } from "./destination.ts";
import type { Place } from "./lon-lat.ts";

/** Number of corners, one every 2.8 degrees: the chords of a 1000 m circle are at most 0.3 m inside it. */
const CORNERS = 128;

/**
 * Returns the isolation circle as a polygon on the ground: every vertex is `radiusM` from the centre.
 *
 * @param center - degrees
 * @param radiusM - m, greater than 0
 * @returns closed ring of 129 `[lon, lat]` pairs, counter-clockwise, first = last; cut in two at the antimeridian
 * @throws RangeError if the radius is not a positive finite number or the centre is not a valid position
 * @example
 * isolationCircle({ lon: -63.57, lat: 44.65 }, 100).type; // "Polygon"
 * isolationCircle({ lon: -63.57, lat: 44.65 }, 0); // throws RangeError
 */
export function isolationCircle(center: Place, radiusM: Metres): Area {
  invariant(
    Number.isFinite(radiusM) && radiusM > 0,
    `An isolation radius is a positive number of metres, not ${radiusM}.`,
  );
  requirePlace(center);
  const at = destinationsFrom(center);
  const ring = Array.from({ length: CORNERS }, (_, i) => at(-(360 * i) / CORNERS, radiusM));
  const [first] = ring;
  return areaOf(first === undefined ? ring : [...ring, first]);
}
