import type { StandingMark } from "@placard/api-client";
import type { SiteReactivity } from "@placard/hazmat-core/reactivity";
import { riskKey, type AcceptedRiskRow } from "../../db/queries/accepted-risks.ts";
import { pairId } from "./pair-answer.ts";

/**
 * The rows of a site that stand with what they must be kept apart from. Where there are too many pairs to put together
 * none counts as accepted: one that was not looked at may be among them.
 *
 * @param accepted - by `riskKey`
 */
export function marksOf(
  { pairs, isCut, incompatible }: SiteReactivity,
  locationId: number,
  accepted: ReadonlyMap<string, AcceptedRiskRow>,
): StandingMark[] {
  const isOpen = (pair: (typeof pairs)[number]): boolean =>
    pair.prediction.verdict === "incompatible" && !accepted.has(riskKey(locationId, pairId(pair)));
  const open = isCut ? incompatible : new Set(pairs.filter(isOpen).flatMap(({ a, b }) => [...a.ids, ...b.ids]));
  return [...incompatible].map((chemical_id) => ({ chemical_id, is_accepted: !open.has(chemical_id) }));
}
