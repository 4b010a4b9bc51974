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

/** The lists of rules, loaded with the first page that shows them. Without them no flag means nothing: say so. */
export const useRegulatoryLists = () =>
  useQuery({ queryKey: ["regulatory-lists"], queryFn: loadRegulatoryLists, staleTime: Infinity });

/** What of a stored chemical decides which rows of the lists are about it. */
type Listed = Pick<InventoryChemical, "cas_number" | "tier_two">;

/** The rows of the lists that are about a stored chemical, or about a part of it where it is said to be a mixture. */
export function listingsOf({ cas_number, tier_two }: Listed, lists: RegulatoryLists): readonly RegulatoryListing[] {
  const { composition = null, states = [], parts = [] } = tier_two ?? {};
  if (composition === "mixture" && parts.length > 0) {
    return parts.flatMap(({ cas_number: casNumber, percent, basis }) =>
      lists.of({ casNumber, states, percent: basis === "weight" ? percent : null }),
    );
  }
  return lists.of({ casNumber: cas_number, states, percent: composition === "pure" ? 100 : null });
}

/** The rule that a list stands in, as it is cited. */
export const ruleOfList = (list: RegulatoryList): string => SOURCES[REGULATORY_LIST_SOURCE[list]].title;
