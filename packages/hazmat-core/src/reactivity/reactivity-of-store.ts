import { predictionOf } from "./predict-reactivity.ts";
import {
  type ReactivityPrediction,
  type ReactivitySubject,
  type ReactivityVerdict,
  REACTIVITY_VERDICTS,
  type SubjectGroups,
} from "./reactive-group.ts";
import { groupsOf } from "./reactive-groups-of.ts";
import { loadReactivityTable } from "./reactivity-table.ts";

/** Reactivity of everything stored at one location. */
export interface StoreReactivity {
  /** The worst of all pairs; `null` for fewer than two substances. */
  readonly verdict: ReactivityVerdict | null;
  /** Every pair once, worst first, then in the order of the list. */
  readonly predictions: readonly ReactivityPrediction[];
  /** Substances with their own hazard: water-reactive, air-reactive, polymerizable and so on. */
  readonly ownHazards: readonly SubjectGroups[];
}

function sameSubstance(a: ReactivitySubject, b: ReactivitySubject): boolean {
  if (a.casNumber && b.casNumber) return a.casNumber === b.casNumber;
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase();
}

function distinct(list: readonly ReactivitySubject[]): readonly ReactivitySubject[] {
  return list.filter((subject, index) => list.findIndex((other) => sameSubstance(other, subject)) === index);
}

/**
 * Predicts the reactivity of everything stored at one location. Several lots of one substance count once.
 *
 * @param list - in the order of the inventory; n substances give n(n−1)/2 predictions
 * @example
 * (await reactivityOfStore([{ name: "Chlorine" }, { name: "Ammonia" }])).verdict; // "incompatible"
 */
export async function reactivityOfStore(list: readonly ReactivitySubject[]): Promise<StoreReactivity> {
  const table = await loadReactivityTable();
  const distinctSubstances = distinct(list);
  const predictions = distinctSubstances
    .flatMap((a, index) => distinctSubstances.slice(index + 1).map((b) => predictionOf(table, a, b)))
    .toSorted((a, b) => REACTIVITY_VERDICTS.indexOf(a.verdict) - REACTIVITY_VERDICTS.indexOf(b.verdict));
  return {
    verdict: predictions[0]?.verdict ?? null,
    predictions,
    ownHazards: distinctSubstances
      .map((subject) => groupsOf(table, subject))
      .map((groups) => ({ ...groups, assignments: groups.assignments.filter(({ group }) => group.isSpecial) }))
      .filter(({ assignments }) => assignments.length > 0),
  };
}
