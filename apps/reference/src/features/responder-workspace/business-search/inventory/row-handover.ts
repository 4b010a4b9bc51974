import type { InventoryChemical } from "@placard/api-client";
import { meantMention } from "@placard/hazmat-core";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import type { Handover } from "../../handover.ts";

type Row = Pick<InventoryChemical, "name" | "un_number" | "cas_number" | "hazard_classification" | "quantity" | "unit">;

/**
 * The handover to the chemical search for an inventory row: the substance of its numbers, with the UN number of the
 * row; else the question which substance is meant, or the name to search for. If no substance is used, the hazard class
 * entered by the site is passed on for a class card.
 */
export async function rowHandover({ hazard_classification, ...row }: Row): Promise<Handover> {
  const { name, un_number, cas_number, quantity, unit } = row;
  const mention = { name, unNumber: un_number, casNumber: cas_number, amount: `${quantity} ${unit}` };
  const meant = await meantMention(chemicalSource, mention).catch(() => null);
  if (meant?.kind === "one") return { chemical: meant.match };
  // The search itself explains a substance that is not on file, and that a substance could not be looked up.
  const isSaidBySearch = meant === null || meant.kind === "none" || meant.kind === "unregulated";
  const stored = hazard_classification === null ? {} : { stored: { name, hazardClass: hazard_classification } };
  return isSaidBySearch ? { text: name, ...stored } : { question: { text: name, meant }, ...stored };
}
