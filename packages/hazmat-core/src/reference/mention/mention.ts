import type { ChemicalMatch } from "../../record/chemical-match.ts";
import type { Meant } from "../search/meant.ts";

/** Name and numbers of a substance as typed in an inventory, on a label or in a data sheet. */
export interface ChemicalMention {
  readonly unNumber: string | null;
  readonly casNumber: string | null;
  readonly name: string;
  /** Amount with its unit: `2.5 L` excludes a gas if the substance is also sold in solution. */
  readonly amount?: string;
}

/**
 * Meaning of a mention. `disagree`: name, UN number and CAS number mean different substances; each is shown and none is
 * chosen. `isNameUnknown`: only one number decides, and the name is not on file.
 */
export type MeantMention =
  | { readonly kind: "one"; readonly match: ChemicalMatch; readonly isNameUnknown?: true }
  | Exclude<Meant, { readonly kind: "one" }>
  | {
      readonly kind: "disagree";
      readonly byUn: ChemicalMatch | null;
      readonly byCas: ChemicalMatch | null;
      /** Set only if the name disagrees. Empty: it means a substance that no transport rule lists. */
      readonly byName?: readonly ChemicalMatch[];
    };
