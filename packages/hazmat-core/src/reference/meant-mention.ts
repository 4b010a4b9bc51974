import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalMention, MeantMention } from "./mention/mention.ts";

/**
 * Finds the substance that a mention refers to. Name, UN number and CAS number must agree: the CAS number decides the
 * record and the UN number its transport entry. If the name belongs to another substance, or the record is not shipped
 * under that number, no substance is chosen. An n.o.s. number is compatible with any substance of its class. If a CAS
 * number has several UN numbers, name, concentration and state decide; otherwise the user is asked.
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
  // Loaded after the data: code that failed to load cannot be requested again.
  const { agreedMention } = await import("./mention/agreed-mention.ts");
  return agreedMention({ source, options, mention, byUn, byCas, byName });
}
