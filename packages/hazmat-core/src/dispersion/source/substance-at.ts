import type { StoredCorrelations, StoredFit } from "../../data/stored-correlation.ts";
import { GAS_CONSTANT, ICE_POINT } from "../../units/constants.ts";
import type { ReleaseSubstance } from "../release.ts";

// Adds properties from temperature correlations of the same substance to its constants. A constant on file is kept; a
// correlation is never used outside its range. Equation numbers are those of DIPPR; the source of each correlation is
// in the dataset.

/** Joules per kilomole to joules per mole. */
const PER_KILOMOLE = 1e-3;

/**
 * Returns the substance with the properties from its correlations: vapour pressure at air temperature, heats, critical
 * point.
 *
 * @param temperatureK - of the air, K
 */
export function substanceAt(
  substance: ReleaseSubstance,
  fits: StoredCorrelations,
  temperatureK: number,
): ReleaseSubstance {
  const boilingK = substance.boilingPointC === undefined ? temperatureK : substance.boilingPointC + ICE_POINT;
  const vapourPressurePa = temperatureK < boilingK ? vapourPressure(fits, temperatureK) : null;
  const heat = fits.vaporisation === undefined ? null : vaporisation(fits.vaporisation, boilingK);
  const liquid = fits.liquidHeat === undefined ? null : liquidHeat(fits.liquidHeat, (boilingK + temperatureK) / 2);
  const gas = fits.gasHeat === undefined ? null : gasHeat(fits.gasHeat, temperatureK);
  const criticalK = positive(fits.criticalK?.[0]);
  return {
    ...(heat === null ? {} : { heatOfVaporisationJPerMol: heat }),
    ...(liquid === null ? {} : { liquidHeatCapacityJPerMolK: liquid }),
    ...(gas === null ? {} : { gasHeatCapacityJPerMolK: gas }),
    ...(criticalK === undefined ? {} : { criticalTemperatureC: criticalK - ICE_POINT }),
    ...substance,
    ...(vapourPressurePa === null ? {} : { vapourPressurePa, vapourPressureAtC: temperatureK - ICE_POINT }),
  };
}

/** A source without a figure can contain 0, which means no figure. */
function positive(figure: number | undefined): number | undefined {
  return figure !== undefined && figure > 0 ? figure : undefined;
}

function isInRange({ minK, maxK }: StoredFit, temperatureK: number): boolean {
  return temperatureK >= (minK ?? 0) && temperatureK <= (maxK ?? Infinity);
}

/** Σ cᵢ Tⁱ. */
function polynomial(c: readonly number[], temperatureK: number): number {
  return c.reduceRight((sum, coefficient) => sum * temperatureK + coefficient, 0);
}

/** Pa: DIPPR 101, ln P = C1 + C2/T + C3 ln T + C4 T^C5; otherwise Antoine, ln P = A − B/(T + C). */
function vapourPressure({ vapourPressure: dippr, antoine }: StoredCorrelations, temperatureK: number): number | null {
  if (dippr !== undefined && isInRange(dippr, temperatureK)) {
    const [c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0] = dippr.c;
    return Math.exp(c1 + c2 / temperatureK + c3 * Math.log(temperatureK) + c4 * temperatureK ** c5);
  }
  if (antoine === undefined || !isInRange(antoine, temperatureK)) return null;
  const [a = 0, b = 0, c = 0] = antoine.c;
  return Math.exp(a - b / (temperatureK + c));
}

/** J/mol: DIPPR 106, C1 (1 − Tr)^(C2 + C3 Tr + C4 Tr²), the critical temperature last. */
function vaporisation(fit: StoredFit, temperatureK: number): number | null {
  if (!isInRange(fit, temperatureK)) return null;
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0] = fit.c;
  const reduced = temperatureK / (fit.c.at(-1) ?? Number.NaN);
  const heat = c1 * (1 - reduced) ** (c2 + c3 * reduced + c4 * reduced ** 2);
  return heat > 0 ? heat : null;
}

/** J/(mol K): DIPPR 100. The heat capacity of a liquid changes little, so outside the range its nearest end is used. */
function liquidHeat(fit: StoredFit, temperatureK: number): number | null {
  const nearest = Math.min(Math.max(temperatureK, fit.minK ?? 0), fit.maxK ?? temperatureK);
  const heat = polynomial(fit.c, nearest) * PER_KILOMOLE;
  return heat > 0 ? heat : null;
}

/** J/(mol K): Cp/R = Σ aᵢ Tⁱ. */
function gasHeat(fit: StoredFit, temperatureK: number): number | null {
  if (!isInRange(fit, temperatureK)) return null;
  const heat = GAS_CONSTANT * polynomial(fit.c, temperatureK);
  return heat > 0 ? heat : null;
}
