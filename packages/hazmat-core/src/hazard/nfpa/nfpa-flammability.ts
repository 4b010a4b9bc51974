import type { SourceRef } from "../../provenance/source.ts";
import type { NfpaDegree } from "./nfpa-rating.ts";

/** A degree that was computed from other figures by the criteria of NFPA 704. `null`: it cannot be told. */
export interface DerivedDegree {
  readonly degree: NfpaDegree | null;
  /** One sentence: which figures and which criterion, or what is missing. */
  readonly basis: string;
  readonly source: SourceRef;
}

/** Temperatures in °C. `null` or missing: not on file. */
export interface FlammabilityFigures {
  readonly flashPointC?: number | null;
  readonly boilingPointC?: number | null;
  /** True only when a source says that it does not burn. */
  readonly isNoncombustible?: boolean | null;
}

// Bounds of the flammability criteria for liquids, °C [NFPA704]: 73 °F, 100 °F and 200 °F as the standard rounds them.
const FLASH_LOW_C = 22.8;
const FLASH_ORDINARY_C = 37.8;
const FLASH_HIGH_C = 93.4;
const BOILING_LOW_C = 37.8;

const SOURCE: SourceRef = { key: "NFPA704", mark: "derived" };

/**
 * NFPA 704 flammability of a liquid from its flash point and boiling point, marked derived.
 *
 * Flash under 22.8 °C and boiling under 37.8 °C is 4; flash under 37.8 °C otherwise is 3; under 93.4 °C is 2; from
 * there on 1; 0 only when a source says that it does not burn. Says nothing of dusts, aerosols or solids.
 *
 * A flash point above the boiling point belongs to something else (a solution, a decomposing solid): no degree is
 * derived from it.
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
