import type { SourceRef } from "../provenance/source.ts";
import { gasName, reactionHazardWords } from "./hazard-words.ts";
import { namedPairs, ownPair } from "./own-pairs.ts";
import { possibleGases } from "./possible-gases.ts";
import {
  type GroupPair,
  REACTION_HAZARDS,
  type ReactivityPrediction,
  type ReactivitySubject,
  type ReactivityVerdict,
  REACTIVITY_VERDICTS,
  type SubjectGroups,
} from "./reactive-group.ts";
import { groupsOf } from "./reactive-groups-of.ts";
import { groupPair, INSUFFICIENT, loadReactivityTable, type ReactivityTable } from "./reactivity-table.ts";

const rank = (verdict: ReactivityVerdict): number => REACTIVITY_VERDICTS.indexOf(verdict);

/** Pair numbers, smaller first, independent of the order of the substances. */
function pairNumbers({ a, b }: GroupPair): number {
  return Math.min(a.id, b.id) * 1000 + Math.max(a.id, b.id);
}

function worstFirst(one: GroupPair, other: GroupPair): number {
  return rank(one.verdict) - rank(other.verdict) || pairNumbers(one) - pairNumbers(other) || one.a.id - other.a.id;
}

function pairsOf(table: ReactivityTable, a: SubjectGroups, b: SubjectGroups): readonly GroupPair[] {
  const ofGroups = a.assignments.flatMap((one) =>
    b.assignments.map((other) => groupPair(table, one.group, other.group) ?? ownPair(one.group, other.group)),
  );
  return [...ofGroups, ...namedPairs(a, b)].filter((pair) => pair !== null).toSorted(worstFirst);
}

/**
 * The verdict on two substances from rules of known groups; `null` if none names a reaction. Faster than a prediction,
 * for many pairs of which few are shown.
 */
export function knownVerdict(table: ReactivityTable, a: SubjectGroups, b: SubjectGroups): KnownVerdict | null {
  let found: KnownVerdict | null = null;
  for (const { group: one } of a.assignments) {
    for (const { group: other } of b.assignments) {
      const isKnown = one.id !== INSUFFICIENT && other.id !== INSUFFICIENT;
      const pair = isKnown ? (groupPair(table, one, other) ?? ownPair(one, other)) : null;
      if (pair?.verdict === "incompatible") return "incompatible";
      if (pair?.verdict === "caution") found = "caution";
    }
  }
  return namedPairs(a, b).length > 0 ? "incompatible" : found;
}

/** A verdict that names a reaction. */
export type KnownVerdict = Exclude<ReactivityVerdict, "no-known-reaction">;

function whyOf(verdict: ReactivityVerdict, pairs: readonly GroupPair[], isComplete: boolean): string {
  const [worst] = pairs;
  const groups = worst === undefined ? "" : [worst.a.name, worst.b.name].toSorted().join(" and ");
  switch (verdict) {
    case "incompatible":
      return `${groups} are incompatible.`;
    case "caution":
      return worst?.verdict === "caution" && groups !== ""
        ? `${groups}: caution.`
        : "Some reactive groups are unknown, so a reaction cannot be ruled out.";
    case "no-known-reaction":
      return isComplete ? "No known hazardous reaction between these groups." : "No known reaction.";
  }
}

/**
 * Predicts the hazards of mixing two substances from the reactive groups of CAMEO Chemicals. The order of the
 * substances only decides which is called `a`. Every input has an answer. The table (12 kB gzip) loads with the first
 * call. "No known reaction" is given only where the groups of both can be all of them; otherwise the answer is caution.
 * It does not consider amounts, concentration or temperature, and never states that two substances can be stored
 * together.
 *
 * @example
 * const { verdict } = await predictReactivity({ name: "Sodium hypochlorite" }, { name: "Hydrochloric acid" });
 * verdict; // "incompatible"
 */
export async function predictReactivity(a: ReactivitySubject, b: ReactivitySubject): Promise<ReactivityPrediction> {
  return predictionOf(await loadReactivityTable(), a, b);
}

/** {@link predictReactivity} with the table loaded. */
export function predictionOf(table: ReactivityTable, a: ReactivitySubject, b: ReactivitySubject): ReactivityPrediction {
  return predictionOfGroups(table, [groupsOf(table, a), groupsOf(table, b)], [a.formula, b.formula]);
}

/**
 * {@link predictReactivity} for two substances with known groups.
 *
 * @param formulas - of both; used to omit gases that the two cannot form
 */
export function predictionOfGroups(
  table: ReactivityTable,
  [groupsOfA, groupsOfB]: readonly [SubjectGroups, SubjectGroups],
  formulas: readonly (string | null | undefined)[],
): ReactivityPrediction {
  const all = pairsOf(table, groupsOfA, groupsOfB);
  const pairs = all.filter(({ verdict }) => verdict !== "no-known-reaction");
  const isComplete = groupsOfA.isComplete && groupsOfB.isComplete;

  const verdict: ReactivityVerdict = pairs[0]?.verdict ?? (isComplete ? "no-known-reaction" : "caution");
  const found = new Set(pairs.flatMap(({ hazards }) => hazards));
  if (pairs.length === 0) found.add(isComplete ? "NR" : "UR");
  if (found.size > 1) found.delete("NR");
  const gasesOf = (own: boolean): readonly string[] =>
    pairs.flatMap((pair) => ((pair.source.key === "PLACARD") === own ? pair.gases : [])).toSorted();
  // The gas named for the substance comes before those that any members of the groups can give.
  const named = [...new Set([...gasesOf(true), ...gasesOf(false)])];
  const gases = possibleGases(named, formulas);
  const sources: readonly SourceRef[] = (pairs.length > 0 ? pairs : all.slice(0, 1)).map(({ source }) => source);

  return {
    a: groupsOfA,
    b: groupsOfB,
    verdict,
    hazards: REACTION_HAZARDS.filter((code) => found.has(code)).map((code) => ({
      code,
      words: reactionHazardWords(code),
    })),
    gases: gases.map((formula) => ({ formula, name: gasName(formula) })),
    pairs,
    why: whyOf(verdict, pairs, isComplete),
    basis: {
      sources: sources.length > 0 ? sources : [{ key: "CAMEO" }],
      assumptions: [groupsOfA, groupsOfB]
        .filter((groups) => !groups.isComplete)
        .map(({ name }) => ({
          name: `Reactive groups of ${name}`,
          value: "from a group table or class",
          reason: "No structure on file: other groups may be missing.",
        })),
    },
  };
}
