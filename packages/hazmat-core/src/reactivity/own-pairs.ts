import type { SourceRef } from "../provenance/source.ts";
import type { GroupPair, ReactionHazard, ReactiveGroup, SubjectGroups } from "./reactive-group.ts";

interface OwnRule {
  readonly groups: readonly [number, number];
  readonly hazards: readonly ReactionHazard[];
  readonly locator: string;
}

/** What CAMEO's special groups do to each other. CAMEO marks them and gives no pairs; these are written for Placard. */
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

/** Hypochlorites, and the chlorinated isocyanurates of pools, which set free hypochlorous acid. */
export const HYPOCHLORITE: RegExp =
  /hypochlorite|\bbleach\b|\bbleaching powder\b|\bchlorinated lime\b|\bjavel|\bpool chlorine\b|chloro\W?(?:iso)?cyanur|chloro-s-triazinetrione/i;
const AMMONIA = /ammoni(?:a|um)\b/i;

/**
 * Bleach and ammonia: the groups of CAMEO name gas and heat for them, and not the chloramines, which people breathe.
 *
 * @returns `null` for any other two
 */
export function bleachAndAmmonia(a: SubjectGroups, b: SubjectGroups): GroupPair | null {
  const isPair =
    (HYPOCHLORITE.test(a.name) && AMMONIA.test(b.name)) || (AMMONIA.test(a.name) && HYPOCHLORITE.test(b.name));
  const [one, other] = [a.assignments[0]?.group, b.assignments[0]?.group];
  if (!isPair || one === undefined || other === undefined) return null;
  const source: SourceRef = { key: "PLACARD", locator: "hypochlorite and ammonia" };
  return { a: one, b: other, verdict: "incompatible", hazards: ["R3", "T", "G"], gases: ["NH2Cl"], source };
}
