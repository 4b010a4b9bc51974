import type { SourceRef } from "../provenance/source.ts";
import type { GroupPair, ReactionHazard, ReactiveGroup } from "./reactive-group.ts";

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
