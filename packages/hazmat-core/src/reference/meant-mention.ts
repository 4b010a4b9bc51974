import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalMatch } from "../record/chemical-match.ts";
import type { Meant } from "./search/meant.ts";

/** How a row of an inventory, a label or a data sheet mentions a substance: numbers as they were typed, and a name. */
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

/**
 * Which substance a mention means. Name, UN number and CAS number must agree: the UN number decides the id and the CAS
 * number the record, and where the name is of another substance, or the record is not shipped under that id, none is
 * taken. An n.o.s. number goes with any substance of its class. Of a CAS number that is shipped under several ids the
 * name, the strength and the state decide which; where they do not, that is asked.
 *
 * @example
 * const row = { unNumber: "2032", casNumber: "7697-37-2", name: "Acid, tank 3" };
 * const meant = await meantMention(bundledChemicalSource(), row);
 * meant.kind === "one" && meant.match.name; // "Nitric acid, red fuming"
 */
export async function meantMention(
  source: ChemicalSource,
  mention: ChemicalMention,
  options?: LookupOptions,
): Promise<MeantMention> {
  const { unNumber, casNumber, name } = mention;
  const [byUn = null, byCas = null, byName = null] = await Promise.all(
    [unNumber, casNumber, name].map(async (text) => (text?.trim() ? source.meant(text, options) : null)),
  );
  // After the data: code that could not be fetched cannot be asked for again.
  const { agreedMention } = await import("./mention/agreed-mention.ts");
  return agreedMention({ source, options, mention, byUn, byCas, byName });
}
