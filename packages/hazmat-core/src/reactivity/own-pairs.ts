import type { SourceRef } from "../provenance/source.ts";
import type { SubstanceKind } from "./stored-reactivity.ts";
import type { GroupPair, ReactionHazard, ReactiveGroup, SubjectGroups } from "./reactive-group.ts";

interface OwnRule {
  readonly groups: readonly [number, number];
  readonly hazards: readonly ReactionHazard[];
  readonly locator: string;
}

/** Reactions between CAMEO's special groups. CAMEO marks them without pairs; these were written for Placard. */
const OWN_RULES: readonly OwnRule[] = [
  { groups: [101, 104], hazards: ["R3", "F"], locator: "highly flammable and strong oxidizer" },
  { groups: [102, 104], hazards: ["R3", "E"], locator: "explosive and strong oxidizer" },
  { groups: [104, 105], hazards: ["R3", "R1"], locator: "strong oxidizer and strong reducer" },
  { groups: [100, 107], hazards: ["R3", "G"], locator: "water and water-reactive" },
];

/** The pair that Placard's own rules name, in either order; `null` for none. */
export function ownPair(a: ReactiveGroup, b: ReactiveGroup): GroupPair | null {
  const rule = OWN_RULES.find(
    ({ groups: [one, other] }) => (a.id === one && b.id === other) || (a.id === other && b.id === one),
  );
  if (rule === undefined) return null;
  const source: SourceRef = { key: "PLACARD", locator: rule.locator };
  return { a, b, verdict: "incompatible", hazards: rule.hazards, gases: [], source };
}

/** One side of a pair: by kind of substance, or by one of its groups. */
interface Side {
  readonly kind?: SubstanceKind;
  readonly groups?: readonly number[];
}

interface NamedRule {
  readonly sides: readonly [Side, Side];
  readonly hazards: readonly ReactionHazard[];
  readonly gases: readonly string[];
  readonly locator: string;
}

/** Reactions that the CAMEO groups omit, because a group contains many substances without them. */
const NAMED_RULES: readonly NamedRule[] = [
  {
    // The groups give gas and heat, but not the toxic chloramines.
    sides: [{ kind: "hypochlorite" }, { kind: "ammonia" }],
    hazards: ["R3", "T", "G"],
    gases: ["NH2Cl"],
    locator: "hypochlorite and ammonia",
  },
  {
    // Every acid, also vinegar, releases chlorine from a hypochlorite.
    sides: [{ kind: "hypochlorite" }, { groups: [1, 2, 3, 38, 60] }],
    hazards: ["T", "C", "G"],
    gases: ["Cl2"],
    locator: "hypochlorite and acid",
  },
  {
    // Burning metal removes the oxygen from carbon dioxide.
    sides: [{ groups: [21, 22] }, { kind: "carbon-dioxide" }],
    hazards: ["R3", "R1", "F"],
    gases: ["CO"],
    locator: "active metal and carbon dioxide",
  },
];

/**
 * Kinds of a substance in the named rules. Two substances with the same groups and kinds react equally with every
 * third.
 */
export const namedSidesOf = ({ kinds }: SubjectGroups): string => kinds.toSorted().join();

function isSide({ kind, groups = [] }: Side, { kinds, assignments }: SubjectGroups): boolean {
  return (kind !== undefined && kinds.includes(kind)) || assignments.some(({ group }) => groups.includes(group.id));
}

function isPair({ sides: [one, other] }: NamedRule, a: SubjectGroups, b: SubjectGroups): boolean {
  return (isSide(one, a) && isSide(other, b)) || (isSide(one, b) && isSide(other, a));
}

/** Pairs that Placard's own rules name by substance, in either order. */
export function namedPairs(a: SubjectGroups, b: SubjectGroups): readonly GroupPair[] {
  const [one, other] = [a.assignments[0]?.group, b.assignments[0]?.group];
  if (one === undefined || other === undefined) return [];
  return NAMED_RULES.filter((rule) => isPair(rule, a, b)).map(({ hazards, gases, locator }) => ({
    a: one,
    b: other,
    verdict: "incompatible",
    hazards,
    gases,
    source: { key: "PLACARD", locator },
  }));
}
