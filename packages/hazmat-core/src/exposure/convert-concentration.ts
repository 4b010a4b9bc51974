import { err, ok, type Refusal, type Result } from "../identity/result.ts";
import { formatConcentration, formatNumber } from "../formats/number.ts";
import type { Assumption } from "../provenance/figure.ts";
import { ABSOLUTE_ZERO_C } from "../units/constants.ts";
import { DEFAULT_PRESSURE_MB, DEFAULT_TEMPERATURE_C, mgPerM3ToPpm, ppmToMgPerM3 } from "./concentration.ts";

/** Maximum concentration: pure gas, ppm. */
const MAX_PPM = 1_000_000;

const TOO_MUCH = `Enter a lower value: ${formatNumber(1e6)} ppm is pure gas.`;

/** Tolerance for rounding of a conversion to the other unit and back. */
const ROUNDING = 1e-9;

/** Input of a conversion. */
export interface ConcentrationRequest {
  readonly value: number;
  /** Unit of `value`. The result is in the other unit. */
  readonly from: "ppm" | "mg/m³";
  /** g/mol; `null` if it is not on file. */
  readonly molarMass: number | null;
  readonly temperatureC?: number | undefined;
  readonly pressureMb?: number | undefined;
}

/** A converted concentration with its assumptions. */
export interface ConvertedConcentration {
  readonly value: number;
  readonly unit: "ppm" | "mg/m³";
  /** Value with four decimals, as shown by the screen and the API. */
  readonly text: string;
  /** Assumed temperature and pressure, if they were not given. */
  readonly assumptions: readonly Assumption[];
}

/**
 * Reason why nothing was converted: no molar mass on file, more than 100% gas, or a value, temperature or pressure
 * outside its range.
 */
export type ConcentrationRefusal = Refusal<
  | "conversion.molar_mass_unknown"
  | "conversion.value"
  | "conversion.above_pure_gas"
  | "conversion.temperature"
  | "conversion.pressure"
>;

/**
 * Converts untrusted input between mg/m³ and ppm.
 *
 * @returns the converted value with its assumptions, or a refusal that names the fix. A missing molar mass is never
 *   assumed
 * @example
 * const converted = convertConcentration({ value: 10, from: "ppm", molarMass: 70.906 });
 * converted; // includes { ok: true, value: { text: "28.9822", unit: "mg/m³" } }
 * converted.ok && converted.value.assumptions.map(({ value }) => value); // ["25 °C", "1013.25 mb"]
 */
export function convertConcentration(
  request: ConcentrationRequest,
): Result<ConvertedConcentration, ConcentrationRefusal> {
  const { value, from, molarMass, temperatureC, pressureMb } = request;
  if (!(Number.isFinite(value) && value >= 0)) {
    return refuse("conversion.value", "Enter a concentration of 0 or more.");
  }
  if (from === "ppm" && value > MAX_PPM) return refuse("conversion.above_pure_gas", TOO_MUCH);
  if (temperatureC !== undefined && !(Number.isFinite(temperatureC) && temperatureC > ABSOLUTE_ZERO_C)) {
    return refuse("conversion.temperature", "Enter a temperature above -273.15 °C.");
  }
  if (pressureMb !== undefined && !(Number.isFinite(pressureMb) && pressureMb > 0)) {
    return refuse("conversion.pressure", "Enter a pressure above 0 mb.");
  }
  if (molarMass === null || !(Number.isFinite(molarMass) && molarMass > 0)) {
    return refuse("conversion.molar_mass_unknown", "No molar mass on file. Choose a single substance by name or CAS.");
  }
  const conditions = {
    molarMass,
    temperatureC: temperatureC ?? DEFAULT_TEMPERATURE_C,
    pressureMb: pressureMb ?? DEFAULT_PRESSURE_MB,
  };
  const converted =
    from === "ppm" ? ppmToMgPerM3({ ppm: value, ...conditions }) : mgPerM3ToPpm({ mgPerM3: value, ...conditions });
  if (from === "mg/m³" && converted > MAX_PPM * (1 + ROUNDING)) return refuse("conversion.above_pure_gas", TOO_MUCH);
  return ok({
    value: converted,
    unit: from === "ppm" ? "mg/m³" : "ppm",
    text: formatConcentration(converted),
    assumptions: assumed(temperatureC, pressureMb),
  });
}

function assumed(temperatureC: number | undefined, pressureMb: number | undefined): readonly Assumption[] {
  const reason = "Not given.";
  return [
    ...(temperatureC === undefined ? [{ name: "temperature", value: `${DEFAULT_TEMPERATURE_C} °C`, reason }] : []),
    ...(pressureMb === undefined ? [{ name: "pressure", value: `${DEFAULT_PRESSURE_MB} mb`, reason }] : []),
  ];
}

function refuse(
  code: ConcentrationRefusal["code"],
  message: string,
): { readonly ok: false; readonly error: ConcentrationRefusal } {
  return err({ code, message });
}
