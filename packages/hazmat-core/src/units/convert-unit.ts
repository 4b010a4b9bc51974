import { err, invariant, ok, type Refusal, type Result } from "../identity/result.ts";
import { ICE_POINT, KPH_PER_MPS, STANDARD_PRESSURE } from "./constants.ts";
import { convertibleUnits, isConversionKind, type ConversionKind, type UnitOf } from "./unit-table.ts";

/** Factor from the first unit to the second, by kind. Every pair of units occurs once. */
const FACTORS: Readonly<
  Record<Exclude<ConversionKind, "temperature">, readonly (readonly [one: string, is: number, of: string])[]>
> = {
  speed: [["m/s", KPH_PER_MPS, "km/h"]],
  pressure: [
    ["mb", 100, "Pa"],
    ["atm", 1013.25, "mb"],
    ["atm", STANDARD_PRESSURE, "Pa"],
  ],
  weight: [
    ["kg", 1000, "g"],
    ["kg", 2.20462, "lbs"],
    ["lbs", 1000 / 2.20462, "g"],
  ],
  distance: [
    ["km", 1000, "m"],
    ["miles", 1.60934, "km"],
    ["miles", 1609.34, "m"],
    ["miles", 5280, "feet"],
    ["feet", 0.3048, "m"],
    ["km", 1000 / 0.3048, "feet"],
  ],
};

/**
 * Converts a value between two units of one kind with these factors: 3.6 km/h per m/s; 100 Pa per mb; 101,325 Pa per
 * atm; 2.20462 lb per kg; 1.60934 km per mile; 0.3048 m per foot; 5280 feet per mile.
 *
 * @param kind - `speed`, `temperature`, `pressure`, `weight` or `distance`
 * @param value - finite; a temperature not below absolute zero
 * @throws RangeError for a kind or a unit that is not in the table, or a value outside the domain
 * @example
 * convertUnit("speed", 15, "km/h", "m/s"); // ≈ 4.166667
 * convertUnit("temperature", 25, "°C", "°F"); // 77
 */
export function convertUnit<Kind extends ConversionKind>(
  kind: Kind,
  value: number,
  from: UnitOf<Kind>,
  to: UnitOf<Kind>,
): number {
  const converted = tryConvertUnit(kind, value, from, to);
  invariant(converted.ok, converted.ok ? "" : `${converted.error.message} Got ${value} ${from} to ${to}.`);
  return converted.value;
}

/** Reason why nothing was converted: an unknown kind or unit, not a number, or a temperature below absolute zero. */
export type ConversionRefusal = Refusal<
  "conversion.kind" | "conversion.unit" | "conversion.value" | "conversion.absolute_zero"
>;

/**
 * Converts as `convertUnit`, from untrusted input.
 *
 * @returns the converted value, or a refusal that names the fix
 * @example
 * tryConvertUnit("weight", 1, "kg", "stone"); // refused with "conversion.unit"
 */
export function tryConvertUnit(
  kind: string,
  value: number,
  from: string,
  to: string,
): Result<number, ConversionRefusal> {
  if (!isConversionKind(kind))
    return refuse("conversion.kind", "Choose speed, temperature, pressure, weight or distance.");
  return convert(kind, value, from, to);
}

function convert(kind: ConversionKind, value: number, from: string, to: string): Result<number, ConversionRefusal> {
  const units: readonly string[] = convertibleUnits(kind);
  if (!units.includes(from) || !units.includes(to)) {
    return refuse("conversion.unit", `Choose two units of ${kind}: ${units.join(", ")}.`);
  }
  if (!Number.isFinite(value)) return refuse("conversion.value", "Enter a number.");
  if (kind === "temperature") return convertTemperature(value, from, to);
  if (from === to) return ok(value);
  for (const [one, is, of] of FACTORS[kind]) {
    if (from === one && to === of) return ok(value * is);
    if (from === of && to === one) return ok(value / is);
  }
  throw new RangeError(`No factor between ${from} and ${to}. Add it to the table of ${kind}.`);
}

function convertTemperature(value: number, from: string, to: string): Result<number, ConversionRefusal> {
  const celsius = toCelsius(value, from);
  if (celsius < -ICE_POINT - 1e-9) {
    return refuse("conversion.absolute_zero", "Enter a temperature at or above absolute zero (-273.15 °C).");
  }
  return ok(from === to ? value : fromCelsius(celsius, to));
}

function toCelsius(value: number, from: string): number {
  if (from === "°F") return ((value - 32) * 5) / 9;
  return from === "K" ? value - ICE_POINT : value;
}

function fromCelsius(celsius: number, to: string): number {
  if (to === "°F") return (celsius * 9) / 5 + 32;
  return to === "K" ? celsius + ICE_POINT : celsius;
}

function refuse(
  code: ConversionRefusal["code"],
  message: string,
): { readonly ok: false; readonly error: ConversionRefusal } {
  return err({ code, message });
}
