import type { ChemicalMatch } from "../../record/chemical-match.ts";
import type { Meant } from "../search/meant.ts";

/** Name and numbers of a substance as typed in an inventory, on a label or in a data sheet. */
export interface ChemicalMention {
  readonly unNumber: string | null;
  readonly casNumber: string | null;
  readonly name: string;
  /** How much of it there is, with its unit: `2.5 L` is no gas where the substance is sold in solution too. */
  readonly amount?: string;
}

/**
 * What a mention means. `disagree`: name, UN number and CAS number do not name one substance; what each of them names is
 * shown, and none is taken. `isNameUnknown`: one number alone says it, and the name is not on file.
 */
export type MeantMention =
  | { readonly kind: "one"; readonly match: ChemicalMatch; readonly isNameUnknown?: true }
  | Exclude<Meant, { readonly kind: "one" }>
  | {
      readonly kind: "disagree";
      readonly byUn: ChemicalMatch | null;
      readonly byCas: ChemicalMatch | null;
      /** Only where the name is what disagrees. Empty: it names what no transport rule lists. */
      readonly byName?: readonly ChemicalMatch[];
    };
