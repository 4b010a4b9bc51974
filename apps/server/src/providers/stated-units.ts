import { convertUnit } from "@placard/hazmat-core";
import { ApiError } from "../errors.ts";

/** Converts a value from a unit of a service to the unit of `Weather`. */
type Conversion = (value: number) => number;
type Units = Readonly<Record<string, Conversion>>;

const same: Conversion = (value) => value;
const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;
const metresPerSecond: Conversion = (value) => convertUnit("speed", value, "m/s", "km/h");
const fahrenheit: Conversion = (value) => convertUnit("temperature", value, "°F", "°C");
const kelvin: Conversion = (value) => convertUnit("temperature", value, "K", "°C");
const pascals: Conversion = (value) => convertUnit("pressure", value, "Pa", "mb");

/** km/h per knot and per mile per hour, exact by definition [NIST SP 811]. */
const [KNOT, MILE_PER_HOUR] = [1.852, 1.609344];
/** mb per inch of mercury, per millimetre of mercury and per kilopascal [NIST SP 811]. */
const [INCH_OF_MERCURY, MILLIMETRE_OF_MERCURY, KILOPASCAL] = [33.86389, 1.333224, 10];

/**
 * Unit names of the weather services: those of Open-Meteo and ECCC, and the WMO codes of the NWS. Each is converted to
 * the unit of `Weather`: km/h, °C, mb, percent or degrees.
 */
const STATED_UNITS = {
  speed: {
    "km/h": same,
    kmh: same,
    "km_h-1": same,
    "m/s": metresPerSecond,
    ms: metresPerSecond,
    "m_s-1": metresPerSecond,
    mph: times(MILE_PER_HOUR),
    "mp/h": times(MILE_PER_HOUR), // Open-Meteo
    kn: times(KNOT),
    kt: times(KNOT),
    knots: times(KNOT),
  },
  temperature: { "°C": same, degC: same, "°F": fahrenheit, degF: fahrenheit, K: kelvin },
  pressure: {
    hPa: same,
    mb: same,
    mbar: same,
    Pa: pascals,
    kPa: times(KILOPASCAL),
    inHg: times(INCH_OF_MERCURY),
    mmHg: times(MILLIMETRE_OF_MERCURY),
  },
  percent: { "%": same, percent: same },
  angle: { "°": same, deg: same, "degree_(angle)": same },
} as const satisfies Readonly<Record<string, Units>>;

/** The quantity of a value. */
export type StatedQuantity = keyof typeof STATED_UNITS;

/**
 * Converts a value from the unit stated by its service.
 *
 * @returns `null` for an unknown unit; the value is never assumed to be in our unit
 */
export function fromStatedUnit(quantity: StatedQuantity, value: number, unit: string): number | null {
  const units: Units = STATED_UNITS[quantity];
  const convert = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return convert === undefined ? null : convert(value);
}

/**
 * Same as `fromStatedUnit`, but an unknown unit is an error.
 *
 * @throws ApiError `provider_failed`
 */
export function requireKnownUnit(quantity: StatedQuantity, value: number, unit: string): number {
  const converted = fromStatedUnit(quantity, value, unit);
  if (converted === null) throw Object.assign(new ApiError("provider_failed"), { cause: "unknown unit" });
  return converted;
}
