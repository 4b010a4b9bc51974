import { loadReactivityTable } from "../reactivity-table.ts";
import { sidesBetween, scopesOf, type Profile } from "./scopes.ts";
import { DEFAULT_MAX_PAIRS, pairsOf, type FoundPairs } from "./compatibility-pairs.ts";
import { isUnknown, substancesWithGroups, type StandingChemical } from "./stored-substances.ts";

/** Reactivity of one chemical with those stored around it. */
export interface BesideReactivity extends FoundPairs {
  /** True if it has no reactive group on file: its reactions with the others are not known. */
  readonly isUnknown: boolean;
}

/**
 * Predicts the reactivity of one chemical at a planned storage location.
 *
 * @param others - all other substances of the site
 * @param most - maximum number of pairs, 1 or more; the worst are kept
 * @example
 * const shelf = { room: "Store", cabinet: "2" };
 * const bleach = { id: 1, subject: { name: "Bleach" }, place: shelf };
 * const acid = { id: 0, subject: { name: "Muriatic acid" }, place: shelf };
 * (await reactivityBeside(acid, [bleach])).pairs[0]?.prediction.verdict; // "incompatible"
 */
export async function reactivityBeside(
  chemical: StandingChemical,
  others: readonly StandingChemical[],
  most: number = DEFAULT_MAX_PAIRS,
): Promise<BesideReactivity> {
  const table = await loadReactivityTable();
  const [own] = substancesWithGroups(table, [chemical]);
  const around = substancesWithGroups(table, others).filter(({ key }) => key !== own?.key);
  if (own === undefined) return { pairs: [], isCut: false, isUnknown: true };
  const profiles = new Map<string, Profile>();
  const meetings = sidesBetween(scopesOf([own], profiles), scopesOf(around, profiles));
  return {
    ...pairsOf(table, meetings, most),
    isUnknown: isUnknown(own),
  };
}
