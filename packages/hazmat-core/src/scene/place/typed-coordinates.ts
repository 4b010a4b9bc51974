import * as mgrsModule from "mgrs";
import { positionOf } from "../../geo/lon-lat.ts";
import type { LonLat, PlacePrecision } from "../../ports/geocoder.ts";

/** A place that was typed as figures. */
export interface TypedCoordinates {
  readonly center: LonLat;
  /** `point`, or `none` for a grid square too large to draw a zone around without asking. */
  readonly precision: Extract<PlacePrecision, "point" | "none">;
  /** How wide the square of a grid reference is, in m. */
  readonly squareM?: number;
}

/** What is out of range in text that reads as coordinates. `minutes`: minutes or seconds of 60 or more. */
export type CoordinateFault = "latitude" | "longitude" | "minutes";

/** `44.6488, -63.5752`: latitude first, as people write it. */
const DECIMAL = /^([+-]?\d+(?:\.\d+)?)\s*(?:°\s*)?(?:[,;]\s*|(?<=\s))([+-]?\d+(?:\.\d+)?)\s*°?$/;
/** Two whole numbers may be the start of an address, `120 45th Street`: they are no coordinates that went wrong. */
const WHOLE_NUMBERS = /^\d+\s+\d+$/;

/** `44°38'56"N 63°34'31"W`, minutes and seconds optional, latitude first. */
const PART = String.raw`(\d{1,3}(?:\.\d+)?)\s*[°d]\s*(?:(\d{1,3}(?:\.\d+)?)\s*['m]\s*)?(?:(\d{1,3}(?:\.\d+)?)\s*(?:"|''|s)\s*)?`;
const SEXAGESIMAL = new RegExp(String.raw`^${PART}([NS])\s*[,;]?\s*${PART}([EW])$`, "i");
/** `44 38 56 N, 63 34 31 W`, as it is said over the radio: no sign but the letters. */
const SPACED_PART = String.raw`(\d{1,3}(?:\.\d+)?)(?:\s+(\d{1,3}(?:\.\d+)?))?(?:\s+(\d{1,3}(?:\.\d+)?))?\s*`;
const SPACED = new RegExp(String.raw`^${SPACED_PART}([NS])\s*[,;]?\s*${SPACED_PART}([EW])$`, "i");

/** `N 44.6652, W 63.5677`: the letters in front, as receivers show it. */
const LETTERS_FIRST = /^([NS])([^NSEW,;]{1,40})[,;]?\s?([EW])([^NSEW]{1,40})$/i;
/** What keyboards, phones and other programs write for the characters of coordinates. */
const LOOK_ALIKES: readonly (readonly [characters: RegExp, plain: string])[] = [
  [/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, ""], // without width: marks of direction, joiners
  [/[−‐‑‒–—﹣－]/g, "-"],
  [/[º˚⁰◦]/g, "°"],
  [/[″”“„ʺ˝＂]/g, '"'],
  [/[′’‘ʹʼ´`＇]/g, "'"],
];

/** `20TMQ5412345678`: zone, band, square of 100 km, then as many digits east as north. */
const MGRS = /^(\d{1,2}[C-HJ-NP-X][A-HJ-NP-Z][A-HJ-NP-V])((?:\d\d){0,5})$/;
/** The square without digits, in m. Each pair of digits makes it ten times narrower. */
const WIDEST_SQUARE_M = 100_000;
/** The widest square that is a point, in m. */
const POINT_SQUARE_M = 100;

type Mgrs = Pick<typeof mgrsModule, "forward" | "inverse">;
/** Bundlers read the package's ES module; Node reads its CommonJS file, whose names stand under `default`. */
const names: Mgrs & { readonly default?: Mgrs } = mgrsModule;
const mgrs: Mgrs = names.default ?? names;

/**
 * Reads coordinates as a person types or pastes them: decimal degrees, degrees with minutes and seconds, or MGRS. Latitude
 * first, letters behind or in front, whichever look-alike characters the keyboard or program wrote.
 *
 * An MGRS reference stands for its square, and the middle of the square is the place. A square of 1 km or more is read
 * and called `none`: it needs a person's word before a zone is drawn. MGRS ends at 80° south and 84° north.
 *
 * @returns `null` when the text is none of these, or lies outside ±90 and ±180
 * @example
 * typedCoordinates("44.6488, -63.5752"); // { center: [-63.5752, 44.6488], precision: "point" }
 * typedCoordinates("44°30'N 63°15'W")?.center; // [-63.25, 44.5]
 * typedCoordinates("20TMQ5412345678")?.precision; // "point"
 * typedCoordinates("100 Pier Road"); // null
 */
export function typedCoordinates(text: string): TypedCoordinates | null {
  const typed = plainOf(text);
  const center = figuresOf(typed);
  if (center === null) return gridSquare(typed);
  return faultOf(center) === null ? { center, precision: "point" } : null;
}

/**
 * What is out of range where the text reads as coordinates all the same: nobody is sent to look for a town of that name.
 *
 * @returns `null` for coordinates in range, and for text that is none
 * @example
 * coordinateFault("44.65, 999"); // "longitude"
 * coordinateFault("44°75'N 63°W"); // "minutes"
 * coordinateFault("100 Pier Road"); // null
 */
export function coordinateFault(text: string): CoordinateFault | null {
  const typed = plainOf(text);
  const figures = WHOLE_NUMBERS.test(typed) ? null : figuresOf(typed);
  return figures === null ? null : faultOf(figures);
}

/** In the characters and the order that the patterns know. */
function plainOf(text: string): string {
  return LOOK_ALIKES.reduce((plain, [characters, one]) => plain.replaceAll(characters, one), text)
    .trim()
    .replace(
      LETTERS_FIRST,
      (_, ns: string, lat: string, ew: string, lon: string) => `${lat.trim()} ${ns}, ${lon.trim()} ${ew}`,
    );
}

function faultOf([lon, lat]: LonLat): CoordinateFault | null {
  if (Number.isNaN(lon + lat)) return "minutes";
  if (Math.abs(lat) > 90) return "latitude";
  return Math.abs(lon) > 180 ? "longitude" : null;
}

/** The figures as they stand, in range or not; not a number where minutes or seconds are 60 or more. */
function figuresOf(typed: string): LonLat | null {
  const [, latitude, longitude] = DECIMAL.exec(typed) ?? [];
  if (latitude !== undefined && longitude !== undefined) return [Number(longitude), Number(latitude)];
  const parts = SEXAGESIMAL.exec(typed) ?? SPACED.exec(typed);
  if (parts === null) return null;
  const [, latDeg, latMin, latSec, ns, lonDeg, lonMin, lonSec, ew] = parts;
  const lat = degreesOf(latDeg, latMin, latSec) * (ns?.toUpperCase() === "S" ? -1 : 1);
  const lon = degreesOf(lonDeg, lonMin, lonSec) * (ew?.toUpperCase() === "W" ? -1 : 1);
  return [lon, lat];
}

function degreesOf(degrees = "0", minutes = "0", seconds = "0"): number {
  const [min, sec] = [Number(minutes), Number(seconds)];
  return min < 60 && sec < 60 ? Number(degrees) + min / 60 + sec / 3600 : Number.NaN;
}

/** The middle of a square. A reference whose letters do not go together gives another one back, and is none. */
function gridSquare(typed: string): TypedCoordinates | null {
  const reference = typed
    .toUpperCase()
    .replaceAll(/\s+/g, "")
    .replace(/^(?=\d[C-X])/, "0");
  const [, square, digits = ""] = MGRS.exec(reference) ?? [];
  if (square === undefined) return null;
  try {
    const [west, south, east, north] = mgrs.inverse(reference);
    const center = positionOf((west + east) / 2, (south + north) / 2);
    if (mgrs.forward(center, digits.length / 2).padStart(reference.length, "0") !== reference) return null;
    const squareM = WIDEST_SQUARE_M / 10 ** (digits.length / 2);
    return { center, precision: squareM > POINT_SQUARE_M ? "none" : "point", squareM };
  } catch {
    return null;
  }
}
