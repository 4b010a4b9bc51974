import type { Assumption } from "../provenance/figure.ts";

/** Assumed LC50 of a lookup without data, ppm. Never used for a drawn zone; show it as assumed. */
export const ASSUMED_LC50_PPM = 100;

/** Assumed molar mass of a lookup without data, g/mol: that of air. Never used for a drawn zone. */
export const ASSUMED_MOLAR_MASS_G_PER_MOL = 28.97;

/** Assumed vapour pressure of a lookup without data, Pa. Never used for a drawn zone. */
export const ASSUMED_VAPOUR_PRESSURE_PA = 1000;

/** A figure that a lookup without data assumes. See `lookupAssumption`. */
export type AssumedDefault = "lc50" | "molar_mass" | "vapour_pressure";

/**
 * Returns the assumption to name in the basis of an answer that uses one of these values.
 *
 * @example
 * lookupAssumption("lc50").value; // "100 ppm, assumed"
 */
export function lookupAssumption(name: AssumedDefault): Assumption {
  return { name: name.replace("_", " "), value: `${VALUES[name]}, assumed`, reason: "Nothing on file." };
}

const VALUES: Readonly<Record<AssumedDefault, string>> = {
  lc50: `${ASSUMED_LC50_PPM} ppm`,
  molar_mass: `${ASSUMED_MOLAR_MASS_G_PER_MOL} g/mol`,
  vapour_pressure: `${ASSUMED_VAPOUR_PRESSURE_PA} Pa`,
};
