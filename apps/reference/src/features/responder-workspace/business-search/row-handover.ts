import type { InventoryChemical } from "@placard/api-client";
import { meantMention, type MeantMention } from "@placard/hazmat-core";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import type { Handover } from "../WorkspaceProvider.tsx";

type Row = Pick<InventoryChemical, "name" | "un_number" | "cas_number">;

/**
 * What the Chemical Search opens for a row of an inventory: the substance that its numbers name, by the row's own UN
 * number; else the question which one is meant.
 */
export async function rowHandover({ name, un_number, cas_number }: Row): Promise<Handover> {
  const mention = { name, unNumber: un_number, casNumber: cas_number };
  const meant = await meantMention(chemicalSource, mention).catch((): MeantMention => ({ kind: "none" }));
  return meant.kind === "one" ? { chemical: meant.match } : { question: { text: name, meant } };
}
