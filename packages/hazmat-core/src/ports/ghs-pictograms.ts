import { citation } from "../provenance/source.ts";
import type { ChemicalSource, LookupOptions } from "./chemical-source.ts";

/** Source of the pictograms. They apply to the pure substance, not to mixtures. */
export const GHS_PICTOGRAM_SOURCE: string = citation({ key: "CLP-VI" });

/**
 * Loads the GHS pictograms of substances from the EU list (CLP, Annex VI).
 *
 * @param casNumbers - with hyphens, such as 7664-41-7; each is looked up once
 * @returns codes such as GHS06 by CAS number; none if the list has none, or if the number does not identify one
 * substance
 * @example
 * (await ghsPictogramsOf(bundledChemicalSource(), ["7664-41-7"])).get("7664-41-7"); // ["GHS04", "GHS06", "GHS05", "GHS09"]
 */
export async function ghsPictogramsOf(
  source: Pick<ChemicalSource, "meant" | "record">,
  casNumbers: readonly string[],
  options?: LookupOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(
    [...new Set(casNumbers)].map(async (number) => {
      const meant = await source.meant(number, options);
      const record = meant.kind === "one" ? await source.record(meant.match.key, options) : null;
      return [number, record?.ghs?.pictograms ?? []] as const;
    }),
  );
  return new Map(found);
}
