import { loadReactivityTable, type ReactivityTable } from "../reactivity-table.ts";
import { sidesWithin, scopesOf } from "./scopes.ts";
import {
  incompatibleIds,
  DEFAULT_MAX_PAIRS,
  pairsOf,
  verdictsOf,
  type FoundPairs,
  type VerdictOf,
} from "./compatibility-pairs.ts";
import { standingGroups, type StandingGroup } from "./compatibility-groups.ts";
import {
  isUnknown,
  substancesWithGroups,
  type SubstanceWithGroups,
  type StandingChemical,
  type StandingSubstance,
} from "./stored-substances.ts";

/** Storage compatibility of one site. */
export interface SiteReactivity extends FoundPairs {
  /** Substances that must be separated, by reactive groups and location; at most `MAX_GROUPS`, the worst first. */
  readonly groups: readonly StandingGroup[];
  /** Ids of all rows stored with incompatible ones, including those of pairs that were cut off. */
  readonly incompatible: ReadonlySet<number>;
  /** Substances without a reactive group on file: their reactions with the others are not known. */
  readonly unknown: readonly StandingSubstance[];
}

/**
 * Predicts reactions between everything stored at one site, by room and cabinet. Rows of one substance at the same
 * storage location count once. Substances in different rooms are separated; without a room on file they may be
 * adjacent. Suitable for tens of thousands of rows: substances with the same groups are compared once, and the work
 * grows with the number of rows.
 *
 * @param most - maximum number of pairs, 1 or more; the worst are kept
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
  most: number = DEFAULT_MAX_PAIRS,
): Promise<SiteReactivity> {
  const table = await loadReactivityTable();
  return siteReactivity(table, substancesWithGroups(table, chemicals), most, verdictsOf(table));
}

/** {@link reactivityOfSite} with the table and the substances loaded. */
export function siteReactivity(
  table: ReactivityTable,
  substances: readonly SubstanceWithGroups[],
  most: number,
  verdictOf: VerdictOf,
): SiteReactivity {
  const scopes = scopesOf(substances);
  const meetings = sidesWithin(scopes);
  return {
    ...pairsOf(table, meetings, most, verdictOf),
    groups: standingGroups(table, scopes, meetings, verdictOf),
    incompatible: incompatibleIds(meetings, verdictOf),
    unknown: substances.filter(isUnknown).map(({ key, name, ids }) => ({ key, name, ids })),
  };
}
