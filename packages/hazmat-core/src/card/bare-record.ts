import { highestLevel } from "../hazard/hazard-derivation.ts";
import { chemicalKey } from "../identity/chemical-key.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { NO_CONSTANTS } from "../reference/figures/constants-of.ts";
import { noProperties } from "../reference/figures/properties-of.ts";

/** Placeholder key: no UN number has these digits, and `ClassCard` has no key. */
const NO_RECORD = chemicalKey("un:UN0000");

/** A record without data on file, for a product that was only observed. */
export function bareRecord(name: string): ChemicalRecord {
  return {
    key: NO_RECORD,
    name,
    synonyms: [],
    casNumber: null,
    formula: null,
    isThin: true,
    transport: [],
    properties: noProperties(),
    constants: NO_CONSTANTS,
    nfpa: null,
    ghs: null,
    exposure: [],
    aegl: null,
    niosh: null,
    hazardLevel: highestLevel([]),
    disagreements: [],
  };
}
