import type { InventoryChemical } from "@placard/api-client";
import { SOURCES } from "@placard/hazmat-core";
import {
  loadRegulatoryLists,
  REGULATORY_LIST_SOURCE,
  type RegulatoryList,
  type RegulatoryListing,
  type RegulatoryLists,
} from "@placard/hazmat-core/regulatory";
import { useQuery } from "@tanstack/react-query";

/**
 * The regulatory lists, loaded with the first page that shows them. Without them a missing flag means nothing, so pages
 * must say that they are missing.
 */
export const useRegulatoryLists = () =>
  useQuery({ queryKey: ["regulatory-lists"], queryFn: loadRegulatoryLists, staleTime: Infinity });

/** The fields of a stored chemical that decide which list rows apply. */
type Listed = Pick<InventoryChemical, "cas_number" | "tier_two">;

/** The list rows that apply to a stored chemical, or to the components of a stated mixture. */
export function listingsOf({ cas_number, tier_two }: Listed, lists: RegulatoryLists): readonly RegulatoryListing[] {
  const { composition = null, states = [], parts = [] } = tier_two ?? {};
  if (composition === "mixture" && parts.length > 0) {
    return parts.flatMap(({ cas_number: casNumber, percent, basis }) =>
      lists.of({ casNumber, states, percent: basis === "weight" ? percent : null }),
    );
  }
  return lists.of({ casNumber: cas_number, states, percent: composition === "pure" ? 100 : null });
}

/** Title of the regulation that contains a list, for citations. */
export const ruleOfList = (list: RegulatoryList): string => SOURCES[REGULATORY_LIST_SOURCE[list]].title;
