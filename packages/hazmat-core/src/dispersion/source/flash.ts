import { requireRange } from "../../identity/require-range.ts";
import { ICE_POINT } from "../../units/constants.ts";
import type { ReleaseSubstance } from "../release.ts";

/**
 * Calculates the fraction of a superheated liquid that flashes to vapour on release, 0 to 1.
 *
 * @param heat - heat capacity and heat of vaporisation in one unit of amount (both per kg or both per mol)
 * @param superheatK - K above the boiling point; 0 or less gives 0
 * @throws RangeError for heats that are not greater than 0 or a superheat that is not a number
 * @see [TM43] flash, x = 1 − exp(−cp (T − Tb) / L)
 * @example
 * flashFraction({ liquidHeatCapacity: 926.3, heatOfVaporisation: 287_840 }, 59.05); // ≈ 0.173065
 */
export function flashFraction(
  heat: { readonly liquidHeatCapacity: number; readonly heatOfVaporisation: number },
  superheatK: number,
): number {
  requireRange("Superheat, K", superheatK, -Number.MAX_VALUE, Number.MAX_VALUE);
  requireRange("Liquid heat capacity", heat.liquidHeatCapacity, Number.MIN_VALUE, Number.MAX_VALUE);
  requireRange("Heat of vaporization", heat.heatOfVaporisation, Number.MIN_VALUE, Number.MAX_VALUE);
  if (superheatK <= 0) return 0;
  return 1 - Math.exp((-heat.liquidHeatCapacity * superheatK) / heat.heatOfVaporisation);
}

/**
 * Fraction of a liquefied gas that flashes to vapour; null if its heats or boiling point are not on file.
 *
 * @param storedK - temperature of the liquid before release, K
 */
export function flashShare(substance: ReleaseSubstance, storedK: number): number | null {
  const { boilingPointC, liquidHeatCapacityJPerMolK, heatOfVaporisationJPerMol } = substance;
  if (
    boilingPointC === undefined ||
    liquidHeatCapacityJPerMolK === undefined ||
    heatOfVaporisationJPerMol === undefined
  ) {
    return null;
  }
  const heat = { liquidHeatCapacity: liquidHeatCapacityJPerMolK, heatOfVaporisation: heatOfVaporisationJPerMol };
  return flashFraction(heat, storedK - (boilingPointC + ICE_POINT));
}
