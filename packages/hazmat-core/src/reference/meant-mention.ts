import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalMention, MeantMention } from "./mention/mention.ts";

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
