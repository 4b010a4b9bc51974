import type { InventoryChemical } from "@placard/api-client";
import { meantMention } from "@placard/hazmat-core";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import type { Handover } from "../WorkspaceProvider.tsx";

type Row = Pick<InventoryChemical, "name" | "un_number" | "cas_number">;

/**
 * What the Chemical Search opens for a row of an inventory: the substance that its numbers name, by the row's own UN
 * number; else the question which one is meant, or the row's name to search for.
 */
export async function rowHandover({ name, un_number, cas_number }: Row): Promise<Handover> {
  const mention = { name, unNumber: un_number, casNumber: cas_number };
  const meant = await meantMention(chemicalSource, mention).catch(() => null);
  switch (meant?.kind) {
    case "one":
      return { chemical: meant.match };
    case "several":
    case "near":
    case "disagree":
      return { question: { text: name, meant } };
    default:
      return { text: name }; // the search says what it is, or that it could not be looked up
  }
}
