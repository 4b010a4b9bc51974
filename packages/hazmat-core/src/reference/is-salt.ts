import type { StoredSubstance } from "../data/stored-substance.ts";

/** Alkali and alkaline earth metals in a formula: their compounds are salts, or salt-like without a vapour. */
const SALT_METAL = /(?:Li|Na|K|Rb|Cs|Mg|Ca|Sr|Ba)(?![a-z])/;
/** A charge in SMILES: `[NH4+]`, `[Ca+2]`, `[O-]`, `[Fe+++]`. */
// oxlint-disable-next-line expressions/linear -- every structure is from the dataset
const CHARGE = /([+-])(\d+|[+-]*)(?=(?::\d+)?\])/g;

/**
 * True for an ionic substance: its structure on file has charged parts, or its formula contains an alkali or alkaline
 * earth metal.
 *
 * @example
 * isSalt({ cas: "143-33-9", name: "Sodium cyanide", smiles: "[C-]#N.[Na+]" }); // true
 * isSalt({ cas: "98-95-3", name: "Nitrobenzene", smiles: "C1=CC=C(C=C1)[N+](=O)[O-]" }); // false
 */
export function isSalt({ smiles, formula }: Pick<StoredSubstance, "cas" | "name" | "smiles" | "formula">): boolean {
  const hasIons = smiles !== undefined && smiles.split(".").some((part) => chargeOf(part) !== 0);
  return hasIons || (formula !== undefined && SALT_METAL.test(formula[0]));
}

/** Net charge of one part of a SMILES text. */
function chargeOf(part: string): number {
  return [...part.matchAll(CHARGE)].reduce((sum, [, sign, more = ""]) => {
    const size = /^\d+$/.test(more) ? Number(more) : 1 + more.length;
    return sum + (sign === "+" ? size : -size);
  }, 0);
}
