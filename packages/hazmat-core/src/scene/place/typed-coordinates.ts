import * as mgrsModule from "mgrs";
import { positionOf } from "../../geo/lon-lat.ts";
import type { LonLat, PlacePrecision } from "../../ports/geocoder.ts";

/** A place that was typed as figures. */
export interface TypedCoordinates {
  readonly center: LonLat;
  /** `point`, or `none` for a grid square too large to draw a zone around without asking. */
  readonly precision: Extract<PlacePrecision, "point" | "none">;
}

/** `44.6488, -63.5752`: latitude first, as people write it. */
const DECIMAL = /^([+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?$/;

/** `44°38'56"N 63°34'31"W`, minutes and seconds optional, latitude first. */
const PART = String.raw`(\d{1,3}(?:\.\d+)?)\s*[°d]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’m]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|s)\s*)?`;
const SEXAGESIMAL = new RegExp(String.raw`^${PART}([NS])\s*[,;]?\s*${PART}([EW])$`, "i");

/** `20TMQ5412345678`: zone, band, square of 100 km, then as many digits east as north. */
const MGRS = /^(\d{1,2}[C-HJ-NP-X][A-HJ-NP-Z][A-HJ-NP-V])((?:\d\d){0,5})$/;
/** Digits of the shortest reference that is a point: squares of 100 m. */
const POINT_DIGITS = 6;

type Mgrs = Pick<typeof mgrsModule, "forward" | "inverse">;
/** Bundlers read the package's ES module; Node reads its CommonJS file, whose names stand under `default`. */
const names: Mgrs & { readonly default?: Mgrs } = mgrsModule;
const mgrs: Mgrs = names.default ?? names;

/**
 * Reads coordinates as a person types them: decimal degrees, degrees with minutes and seconds, or MGRS. Latitude first.
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
  const typed = text.trim();
  const [, latitude, longitude] = DECIMAL.exec(typed) ?? [];
  if (latitude !== undefined && longitude !== undefined) return pointAt(Number(longitude), Number(latitude));
  return sexagesimal(typed) ?? gridSquare(typed);
}

function sexagesimal(typed: string): TypedCoordinates | null {
  const parts = SEXAGESIMAL.exec(typed);
  if (parts === null) return null;
  const [, latDeg, latMin, latSec, ns, lonDeg, lonMin, lonSec, ew] = parts;
  const lat = degreesOf(latDeg, latMin, latSec) * (ns?.toUpperCase() === "S" ? -1 : 1);
  const lon = degreesOf(lonDeg, lonMin, lonSec) * (ew?.toUpperCase() === "W" ? -1 : 1);
  return pointAt(lon, lat);
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
    return { center, precision: digits.length < POINT_DIGITS ? "none" : "point" };
  } catch {
    return null;
  }
}

function pointAt(lon: number, lat: number): TypedCoordinates | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  return { center: [lon, lat], precision: "point" };
}
