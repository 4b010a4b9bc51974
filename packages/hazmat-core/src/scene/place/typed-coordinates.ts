import { plainTyped } from "../../formats/typed-text.ts";
import type { LonLat, PlacePrecision } from "../../ports/geocoder.ts";
import { readMgrs, readPlusCode, readUtm, type GridSquare } from "./grid-references.ts";
import { coordinatesInLink } from "./map-link.ts";
import { nearReading, type FarCoordinates } from "./near-reading.ts";
import { readAngles, type CoordinateFault, type CoordinateReading } from "./typed-angles.ts";

/** A position entered as figures. */
export interface TypedCoordinates {
  readonly center: LonLat;
  /** `point`, or `none` for a grid square too large to draw a zone around without confirmation. */
  readonly precision: Extract<PlacePrecision, "point" | "none">;
  /** Width of the square of a grid reference, m. */
  readonly squareM?: number;
}

/** What is known about the position that a text should mean. */
export interface CoordinateOptions {
  /**
   * The incident, or the centre of the region in use. A position far from it is rejected with the fault `direction` if
   * the same figures with another sign or in the other order are near: `farCoordinates` gives that reading.
   */
  readonly near?: LonLat | null | undefined;
}

/** Maximum width of a square that counts as a point, m. */
const POINT_SQUARE_M = 100;
/** A short plus code, `MC9C+3W Halifax`, and a three-word address, which need an online service. */
const NEEDS_A_SERVICE = /^(?:[2-9CFGHJMPQRVWX]{2,6}\+[2-9CFGHJMPQRVWX]{2,3}(?: .*)?|\/\/\/\S+)$/iu;

/**
 * Parses coordinates as typed or pasted, with any look-alike characters.
 *
 * - Degrees, with or without minutes and seconds, latitude first or with letters: as written by GPS receivers, phones,
 * aviation and ships, with points or commas for decimals.
 * - MGRS, USNG, UTM with the letter of its band, and full plus codes. Such a reference means its square, and the centre
 * of the square is the position. A square wider than 100 m has the precision `none`: a user must confirm it before a
 * zone is drawn. MGRS and UTM end at 80° south and 84° north.
 * - `geo:` links and links to maps.
 *
 * @returns `null` if the text is none of these, or is rejected: `coordinateFault` gives the reason
 * @example
 * typedCoordinates("44.6488, -63.5752"); // { center: [-63.5752, 44.6488], precision: "point" }
 * typedCoordinates("44°30'N 63°15'W")?.center; // [-63.25, 44.5]
 * typedCoordinates("20TMQ5412345678")?.precision; // "point"
 * typedCoordinates("100 Pier Road"); // null
 * typedCoordinates("44.6488, 63.5752", { near: [-63.6, 44.7] }); // null
 */
export function typedCoordinates(text: string, { near }: CoordinateOptions = {}): TypedCoordinates | null {
  const reading = readNear(text, near);
  if (reading === null || "fault" in reading) return null;
  const { center } = reading;
  if (!("squareM" in reading)) return { center, precision: "point" };
  const { squareM } = reading;
  return { center, precision: squareM > POINT_SQUARE_M ? "none" : "point", squareM };
}

/**
 * Returns the problem of text that looks like coordinates, so that no address search is needed.
 *
 * @returns `null` for coordinates in range, and for other text
 * @example
 * coordinateFault("44.65, 999"); // "longitude"
 * coordinateFault("44°75'N 63°W"); // "minutes"
 * coordinateFault("100 Pier Road"); // null
 * coordinateFault("44.6488, 63.5752", { near: [-63.6, 44.7] }); // "direction"
 */
export function coordinateFault(text: string, { near }: CoordinateOptions = {}): CoordinateFault | null {
  const reading = readNear(text, near);
  return reading !== null && "fault" in reading ? reading.fault : null;
}

/**
 * Returns coordinates that lie more than 1,500 km from `near`, if the same figures with another sign or in the other
 * order lie within 1,000 km of it. Ask the user which position is meant: never correct the text silently. A grid
 * reference has neither sign nor order and is never questioned.
 *
 * @param near - the incident, or the centre of the region in use; with `null` nothing is questioned
 * @returns `null` for all other text
 * @example
 * farCoordinates("44.6488, 63.5752", [-63.6, 44.7])?.suggestion; // [-63.5752, 44.6488]
 * farCoordinates("44.6488, -63.5752", [-63.6, 44.7]); // null
 */
export function farCoordinates(text: string, near: LonLat | null | undefined): FarCoordinates | null {
  const reading = near == null ? null : readCoordinates(text);
  return near == null || reading === null || "fault" in reading || "squareM" in reading
    ? null
    : nearReading(reading.center, near);
}

function readNear(text: string, near: CoordinateOptions["near"]): GridSquare | CoordinateReading | null {
  return farCoordinates(text, near) === null ? readCoordinates(text) : { fault: "direction" };
}

function readCoordinates(text: string): GridSquare | CoordinateReading | null {
  const typed = plainTyped(text);
  if (NEEDS_A_SERVICE.test(typed)) return { fault: "incomplete" };
  const utm = readUtm(typed);
  if (utm === "ambiguous") return { fault: "incomplete" };
  return coordinatesInLink(typed) ?? utm ?? readMgrs(typed) ?? readPlusCode(typed) ?? readAngles(typed);
}
