import { loadReactivityTable, type ReactivityTable } from "../reactivity-table.ts";
import { meetingsWithin, scopesOf } from "./scopes.ts";
import { incompatibleIds, MOST_PAIRS, pairsOf, verdictsOf, type FoundPairs, type VerdictOf } from "./standing-pairs.ts";
import { standingGroups, type StandingGroup } from "./standing-groups.ts";
import {
  isUnknown,
  readSubstances,
  type ReadSubstance,
  type StandingChemical,
  type StandingSubstance,
} from "./standing-substances.ts";

/** Storage compatibility of one site. */
export interface SiteReactivity extends FoundPairs {
  /** What must be kept apart, by reactive groups and place; `MAX_GROUPS` of them, the worst first. */
  readonly groups: readonly StandingGroup[];
  /** Ids of all rows that stand with what they must be kept apart from, those of pairs that were cut too. */
  readonly incompatible: ReadonlySet<number>;
  /** Substances of which no reactive group is on file: what they do to the others is not known. */
  readonly unknown: readonly StandingSubstance[];
}

/**
 * Predicts reactions between everything stored at one site, by room and cabinet. Rows of one substance at the same
 * storage location count once. Substances in different rooms are separated; without a room on file they may be side by
 * side. Suitable for tens of thousands of rows: substances with the same groups are compared once, and the work grows
 * with the number of rows.
 *
 * @param most - pairs to put together, 1 or more; the worst are taken
 * @example
 * const shed = { room: "Shed", cabinet: null };
 * const { pairs } = await reactivityOfSite([
 *   { id: 1, subject: { name: "Sodium hypochlorite" }, place: shed },
 *   { id: 2, subject: { name: "Muriatic acid" }, place: shed },
 * ]);
 * pairs[0]?.nearness; // "room"
 */
export async function reactivityOfSite(
  chemicals: readonly StandingChemical[],
  most: number = MOST_PAIRS,
): Promise<SiteReactivity> {
  const table = await loadReactivityTable();
  return siteReactivity(table, readSubstances(table, chemicals), most, verdictsOf(table));
}

/** {@link reactivityOfSite} with the table and the substances at hand. */
export function siteReactivity(
  table: ReactivityTable,
  substances: readonly ReadSubstance[],
  most: number,
  verdictOf: VerdictOf,
): SiteReactivity {
  const scopes = scopesOf(substances);
  const meetings = meetingsWithin(scopes);
  return {
    ...pairsOf(table, meetings, most, verdictOf),
    groups: standingGroups(table, scopes, meetings, verdictOf),
    incompatible: incompatibleIds(meetings, verdictOf),
    unknown: substances.filter(isUnknown).map(({ key, name, ids }) => ({ key, name, ids })),
  };
}
