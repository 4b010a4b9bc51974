import type { ApartGroup, StandingMark } from "@placard/api-client";
import type { SiteReactivity } from "@placard/hazmat-core/reactivity";
import { riskKey, type AcceptedRiskRow } from "../../db/queries/accepted-risks.ts";
import { pairId, substancesAnswer } from "./pair-answer.ts";

/**
 * The rows of a location that are stored with incompatible ones. If there are too many pairs to check, none counts as
 * accepted, because unchecked pairs may be among them. A row whose pair is only listed at a nearer place counts as
 * accepted if every pair of the location is.
 *
 * @param accepted - by `riskKey`
 */
export function marksOf(
  { pairs, isCut, incompatible }: SiteReactivity,
  locationId: number,
  accepted: ReadonlyMap<string, AcceptedRiskRow>,
): StandingMark[] {
  const named = pairs.filter(({ prediction }) => prediction.verdict === "incompatible");
  const isOpen = (pair: (typeof pairs)[number]): boolean => !accepted.has(riskKey(locationId, pairId(pair)));
  const idsOf = (of: typeof pairs): ReadonlySet<number> => new Set(of.flatMap(({ a, b }) => [...a.ids, ...b.ids]));
  const [all, open] = [idsOf(named), idsOf(named.filter(isOpen))];
  const isAccepted = (id: number): boolean => !isCut && (all.has(id) ? !open.has(id) : open.size === 0);
  return [...incompatible].map((chemical_id) => ({ chemical_id, is_accepted: isAccepted(chemical_id) }));
}

/**
 * The groups of a location as returned by the API. A group counts as accepted if all of its pairs are accepted and all
 * pairs were checked.
 */
export function groupsAnswer(
  { groups, pairs, isCut }: SiteReactivity,
  locationId: number,
  accepted: ReadonlyMap<string, AcceptedRiskRow>,
): ApartGroup[] {
  const incompatible = pairs.filter(({ prediction }) => prediction.verdict === "incompatible");
  const open = incompatible.filter((pair) => !accepted.has(riskKey(locationId, pairId(pair))));
  return groups.map(({ one, other, place, hazards, gases, sources, moveTo, ...group }) => {
    const [left, right] = [one, other].map((side) => new Set(side.map(({ key }) => key)));
    const holds = (a: string, b: string): boolean =>
      left?.has(a) === true && (other.length === 0 ? left.has(b) : right?.has(b) === true);
    return {
      ...group,
      groups: [...group.groups],
      room: place.room,
      cabinet: place.cabinet,
      one: substancesAnswer(one),
      one_substances: one.length,
      other: substancesAnswer(other),
      other_substances: other.length,
      hazards: hazards.map(({ words }) => words),
      gases: gases.map(({ name }) => name),
      sources: [...sources],
      move_to: moveTo,
      is_accepted: !isCut && !open.some(({ a, b }) => holds(a.key, b.key) || holds(b.key, a.key)),
    };
  });
}
