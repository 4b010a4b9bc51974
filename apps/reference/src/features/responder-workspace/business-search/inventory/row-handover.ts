import type { InventoryChemical } from "@placard/api-client";
import { meantMention } from "@placard/hazmat-core";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import type { Handover } from "../../handover.ts";

type Row = Pick<InventoryChemical, "name" | "un_number" | "cas_number" | "hazard_classification" | "quantity" | "unit">;

/**
 * What the Chemical Search opens for a row of an inventory: the substance that its numbers name, by the row's own UN
 * number; else the question which one is meant, or the row's name to search for. Where nothing is taken, the class that
 * the site wrote goes along: a card follows from it.
 */
export async function rowHandover({ hazard_classification, ...row }: Row): Promise<Handover> {
  const { name, un_number, cas_number, quantity, unit } = row;
  const mention = { name, unNumber: un_number, casNumber: cas_number, amount: `${quantity} ${unit}` };
  const meant = await meantMention(chemicalSource, mention).catch(() => null);
  if (meant?.kind === "one") return { chemical: meant.match };
  // Of what is not on file the search says what it is, and it says, too, when it could not be looked up.
  const isSaidBySearch = meant === null || meant.kind === "none" || meant.kind === "unregulated";
  const stored = hazard_classification === null ? {} : { stored: { name, hazardClass: hazard_classification } };
  return isSaidBySearch ? { text: name, ...stored } : { question: { text: name, meant }, ...stored };
}
