import type { SourceRef } from "../../provenance/source.ts";
import type { NfpaDegree } from "./nfpa-rating.ts";

/** A degree derived from other figures by the criteria of NFPA 704. `null`: cannot be derived. */
export interface DerivedDegree {
  readonly degree: NfpaDegree | null;
  /** One sentence with the figures and the criterion, or the missing data. */
  readonly basis: string;
  readonly source: SourceRef;
}

/** Temperatures in °C. `null` or missing: not on file. */
export interface FlammabilityFigures {
  readonly flashPointC?: number | null;
  readonly boilingPointC?: number | null;
  /** True only if a source states that it does not burn. */
  readonly isNoncombustible?: boolean | null;
}

// Bounds of the flammability criteria for liquids, °C [NFPA704]: 73 °F, 100 °F and 200 °F as the standard rounds them.
const FLASH_LOW_C = 22.8;
const FLASH_ORDINARY_C = 37.8;
const FLASH_HIGH_C = 93.4;
const BOILING_LOW_C = 37.8;

const SOURCE: SourceRef = { key: "NFPA704", mark: "derived" };

/**
 * Derives the NFPA 704 flammability of a liquid from its flash point and boiling point. Flash point below 22.8 °C and
 * boiling point below 37.8 °C gives 4; otherwise a flash point below 37.8 °C gives 3, below 93.4 °C gives 2, and above
 * that 1. 0 is given only if a source says that it does not burn. Does not cover dusts, aerosols and solids. A flash
 * point above the boiling point belongs to another material (a solution or a decomposing solid) and gives no degree.
 *
 * @example
 * nfpaFlammability({ flashPointC: 4, boilingPointC: 110.6 }).degree; // 3
 * nfpaFlammability({ flashPointC: 4 }).degree; // null
 */
export function nfpaFlammability(figures: FlammabilityFigures): DerivedDegree {
  const { flashPointC: flash, boilingPointC: boiling, isNoncombustible } = figures;
  if (flash === null || flash === undefined) {
    return isNoncombustible === true ? derived(0, "Does not burn.") : derived(null, "No flash point on file.");
  }
  if (isNoncombustible === true)
    return derived(null, `Listed as non-combustible, but has a flash point of ${flash} °C.`);
  if (boiling !== null && boiling !== undefined && flash > boiling) {
    return derived(null, `Flash point ${flash} °C is above boiling point ${boiling} °C: no rating is derived.`);
  }
  if (flash >= FLASH_HIGH_C) return derived(1, `Flash point ${flash} °C: ${FLASH_HIGH_C} °C or more.`);
  if (flash >= FLASH_ORDINARY_C) return derived(2, `Flash point ${flash} °C: under ${FLASH_HIGH_C} °C.`);
  if (flash >= FLASH_LOW_C) return derived(3, `Flash point ${flash} °C: under ${FLASH_ORDINARY_C} °C.`);
  return veryLowFlash(flash, boiling ?? null);
}

function veryLowFlash(flash: number, boiling: number | null): DerivedDegree {
  const low = `Flash point ${flash} °C: under ${FLASH_LOW_C} °C`;
  if (boiling === null) return derived(null, `${low}; 3 or 4 (no boiling point on file).`);
  return boiling < BOILING_LOW_C
    ? derived(4, `${low}; boiling point ${boiling} °C: under ${BOILING_LOW_C} °C.`)
    : derived(3, `${low}; boiling point ${boiling} °C: ${BOILING_LOW_C} °C or more.`);
}

function derived(degree: NfpaDegree | null, basis: string): DerivedDegree {
  return { degree, basis, source: SOURCE };
}
