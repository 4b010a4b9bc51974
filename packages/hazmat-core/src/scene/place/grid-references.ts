import * as mgrsModule from "mgrs";
import { positionOf } from "../../geo/lon-lat.ts";
import type { LonLat } from "../../ports/geocoder.ts";

/** The square of a grid reference. */
export interface GridSquare {
  readonly center: LonLat;
  /** Width of the square, m. */
  readonly squareM: number;
}

/**
 * `20TMQ5412345678`: zone, band, square of 100 km, then equally many digits for east and north. USNG has the same form.
 */
const MGRS = /^(\d{1,2}[C-HJ-NP-X][A-HJ-NP-Z][A-HJ-NP-V])((?:\d\d){0,5})$/;
/** Width of the square without digits, m. Each pair of digits makes it ten times narrower. */
const MAX_SQUARE_M = 100_000;

type Mgrs = Pick<typeof mgrsModule, "forward" | "inverse">;
/** Bundlers use the package's ES module; Node uses its CommonJS file, whose names are under `default`. */
const names: Mgrs & { readonly default?: Mgrs } = mgrsModule;
const mgrs: Mgrs = names.default ?? names;

/** Parses an MGRS or USNG reference. Letters that do not match convert back to another reference and are rejected. */
export function readMgrs(typed: string): GridSquare | null {
  const reference = typed
    .toUpperCase()
    .replace(/^(?:MGRS|USNG)[:\s]/, "")
    .replaceAll(/\s/g, "")
    .replace(/^(?=\d[C-X])/, "0");
  const [, square, digits = ""] = MGRS.exec(reference) ?? [];
  if (square === undefined) return null;
  try {
    const [west, south, east, north] = mgrs.inverse(reference);
    const center = positionOf((west + east) / 2, (south + north) / 2);
    if (mgrs.forward(center, digits.length / 2).padStart(reference.length, "0") !== reference) return null;
    return { center, squareM: MAX_SQUARE_M / 10 ** (digits.length / 2) };
  } catch {
    return null;
  }
}

/** `20T 453959 4946092`, with or without `UTM`, `Zone`, `mE` and `mN`; receivers write the easting as `0453959`. */
const UTM =
  /^(?:UTM[:\s])? ?(?:ZONE )?(\d{1,2}) ?([C-HJ-NP-X])[ ,]{1,2}0?(\d{6})(?:\.\d{1,3})?(?: ?M? ?E)?[ ,]{1,2}(\d{1,8})(?:\.\d{1,3})?(?: ?M? ?N)?$/;
const BANDS = "CDEFGHJKLMNPQRSTUVWX";
const COLUMNS = ["STUVWXYZ", "ABCDEFGH", "JKLMNPQR"];
const ROWS = "ABCDEFGHJKLMNPQRSTUV";
/** Average metres of a meridian per degree [WGS 84]. */
const METRES_PER_DEGREE = 111_133;
/** Northing of the equator in the southern hemisphere, m. */
const SOUTH_OFFSET_M = 10_000_000;

/**
 * Parses a UTM position by its MGRS reference. The letter is a latitude band.
 *
 * @returns `ambiguous` if the letter can also mean the northern or southern half
 */
export function readUtm(typed: string): GridSquare | "ambiguous" | null {
  const [, zone = "", band = "", easting = "", northing = ""] = UTM.exec(typed.toUpperCase()) ?? [];
  if (zone === "") return null;
  const isNorth = band >= "N";
  const of = (north: boolean) => squareOfUtm(Number(zone), easting, Number(northing), north);
  const found = of(isNorth);
  if (band === "S" && of(false) !== null) return found?.band === "S" ? "ambiguous" : (of(false)?.square ?? null);
  if (found === null) return null;
  return found.band === band || band === "N" ? found.square : null;
}

function squareOfUtm(zone: number, easting: string, northing: number, isNorth: boolean) {
  const about = (isNorth ? northing : northing - SOUTH_OFFSET_M) / METRES_PER_DEGREE;
  if (zone < 1 || zone > 60 || about < -80.5 || about > 84.5 || (!isNorth && about > 0.5)) return null;
  const row = ROWS[(Math.floor(northing / MAX_SQUARE_M) + (zone % 2 === 0 ? 5 : 0)) % ROWS.length] ?? "";
  const column = COLUMNS[zone % COLUMNS.length]?.[Number(easting.charAt(0)) - 1] ?? "";
  const digits = easting.slice(1) + String(northing % MAX_SQUARE_M).padStart(5, "0");
  // The estimated latitude can be in the next band.
  for (const degrees of [0, -0.5, 0.5]) {
    const band = BANDS[Math.min(Math.floor((about + degrees + 80) / 8), BANDS.length - 1)] ?? "";
    const square = band >= "N" === isNorth ? readMgrs(`${zone}${band}${column}${row}${digits}`) : null;
    if (square !== null) return { band, square };
  }
  return null;
}

/** Digits of a plus code in the order of their value [Open Location Code specification, Google]. */
const PLUS_DIGITS = "23456789CFGHJMPQRVWX";
const PLUS_CODE = /^(?=.{9,16}$)([2-9CFGHJMPQRVWX]{2,8})(0{0,6})\+([2-9CFGHJMPQRVWX]{2,7})?$/;
/** Columns and rows into which each digit after the tenth divides its cell. */
const [FINE_COLUMNS, FINE_ROWS] = [4, 5];

/** Parses a full plus code, `87QPMCWJ+2V`. A short one needs a town and is rejected. */
export function readPlusCode(typed: string): GridSquare | null {
  const [, head = "", zeros = "", tail = ""] = PLUS_CODE.exec(typed.toUpperCase()) ?? [];
  if (head.length + zeros.length !== 8 || head.length % 2 !== 0 || (zeros !== "" && tail !== "")) return null;
  const digits = Array.from(head + tail, (digit) => PLUS_DIGITS.indexOf(digit));
  let [lat, lon, height, width] = [-90, -180, 400, 400];
  for (const [index, digit] of digits.entries()) {
    if (index >= 10) {
      [height, width] = [height / FINE_ROWS, width / FINE_COLUMNS];
      lat += Math.floor(digit / FINE_COLUMNS) * height;
      lon += (digit % FINE_COLUMNS) * width;
    } else if (index % 2 === 0) {
      height /= PLUS_DIGITS.length;
      lat += digit * height;
    } else {
      width /= PLUS_DIGITS.length;
      lon += digit * width;
    }
  }
  const center = positionOf(lon + width / 2, lat + height / 2);
  const isOnEarth = Math.abs(center[1]) <= 90 && Math.abs(center[0]) <= 180;
  return isOnEarth ? { center, squareM: Number((height * METRES_PER_DEGREE).toPrecision(2)) } : null;
}
