import { knownVerdict, predictionOfGroups, type KnownVerdict } from "../predict-reactivity.ts";
import { type ReactivityPrediction } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import { profilePair, sidePairs, type AdjacentSides, type Profile, type Side } from "./scopes.ts";
import type { StandingPlace, TogetherNearness } from "./storage-place.ts";
import { placeKey, type SubstanceWithGroups, type StandingSubstance } from "./stored-substances.ts";

/** Two substances of one site that may react, at the nearest location they share. */
export interface StandingPair {
  /**
   * Equal for the same substances, verdict and location, whatever else is stored there: a user can accept the pair by
   * this key.
   */
  readonly key: string;
  /** Their rows at that location. */
  readonly a: StandingSubstance;
  readonly b: StandingSubstance;
  readonly nearness: TogetherNearness;
  /** Their common location: room and cabinet, only the room, or neither. */
  readonly place: StandingPlace;
  readonly prediction: ReactivityPrediction;
}

/** Pairs, and whether there are more. */
export interface FoundPairs {
  /** The worst first, then the nearest. */
  readonly pairs: readonly StandingPair[];
  /** True if there are more pairs than requested. */
  readonly isCut: boolean;
}

/** Default maximum number of pairs. */
export const DEFAULT_MAX_PAIRS = 1000;

/** Verdicts that name a reaction, worst first. */
const REACTION_VERDICTS: readonly KnownVerdict[] = ["incompatible", "caution"];

/** The verdict on two profiles; `null`: no rule names a reaction. */
export type VerdictOf = (a: Profile, b: Profile) => KnownVerdict | null;

/** Verdicts of every two profiles, each calculated once. */
export function verdictsOf(table: ReactivityTable): VerdictOf {
  const known = new Map<number, KnownVerdict | null>();
  return (a, b) => {
    const at = profilePair(a, b);
    const before = known.get(at);
    if (before !== undefined) return before;
    const verdict = knownVerdict(table, a.first.groups, b.first.groups);
    known.set(at, verdict);
    return verdict;
  };
}

/**
 * Returns the pairs. Two substances together at a nearer location are not listed for a farther one. A pair already
 * listed is met at most once more at each location, so the work grows with the locations and with `most`.
 *
 * @param meetings - nearest first
 */
export function pairsOf(
  table: ReactivityTable,
  meetings: readonly AdjacentSides[],
  most: number,
  verdictOf: VerdictOf = verdictsOf(table),
): FoundPairs {
  const found: StandingPair[] = [];
  const seen = new Set<string>();
  for (const { two, verdict, at } of candidatesOf(meetings, verdictOf)) {
    const [low, high] = two[0].substance.key < two[1].substance.key ? two : [two[1], two[0]];
    const both = `${low.substance.key}|${high.substance.key}|${verdict}`;
    const keys = enclosingPlaceKeys(at.place).map((place) => `${both}|${place}`);
    const [key = both] = keys;
    if (seen.has(key)) continue;
    if (found.length === most) return { pairs: found, isCut: true };
    keys.forEach((around) => seen.add(around));
    found.push(pairOf(table, key, [low, high], at));
  }
  return { pairs: found, isCut: false };
}

/** Rows of a substance at a location. */
type Stock = Pick<StandingSubstance, "ids"> & { readonly substance: SubstanceWithGroups };

interface Candidate {
  readonly two: readonly [Stock, Stock];
  readonly verdict: KnownVerdict;
  readonly at: AdjacentSides;
}

function* candidatesOf(meetings: readonly AdjacentSides[], verdictOf: VerdictOf): Generator<Candidate> {
  for (const verdict of REACTION_VERDICTS) {
    for (const at of meetings) {
      const isRoomless = at.nearness === "site" ? keysOf(at.here) : null;
      for (const [one, other] of sidePairs(at)) {
        if (verdictOf(one.profile, other.profile) !== verdict) continue;
        for (const a of one.substances.values()) {
          for (const b of other.substances.values()) {
            if (a.substance.key === b.substance.key) continue;
            // All rows of `a` may be adjacent to `b` if the room of `b` is not on file either.
            const first = isRoomless?.has(b.substance.key) === true ? { ...a, ids: a.substance.ids } : a;
            yield { two: [first, b], verdict, at };
          }
        }
      }
    }
  }
}

const keysOf = (sides: readonly Side[]): ReadonlySet<string> =>
  new Set(sides.flatMap(({ substances }) => [...substances.keys()]));

/** A location and the wider ones around it, as keys, nearest first. */
function enclosingPlaceKeys({ room, cabinet }: StandingPlace): readonly string[] {
  const around = [
    ...(cabinet === null ? [] : [{ room, cabinet }]),
    ...(room === null ? [] : [{ room, cabinet: null }]),
    { room: null, cabinet: null },
  ];
  return around.map(placeKey);
}

function pairOf(
  table: ReactivityTable,
  key: string,
  [low, high]: Candidate["two"],
  { nearness, place }: AdjacentSides,
): StandingPair {
  const [a, b] = [low.substance, high.substance];
  return {
    key,
    nearness,
    place,
    a: { key: a.key, name: a.name, ids: low.ids },
    b: { key: b.key, name: b.name, ids: high.ids },
    prediction: predictionOfGroups(table, [a.groups, b.groups], [a.formula, b.formula]),
  };
}

/** Ids of all rows stored with incompatible ones. */
export function incompatibleIds(meetings: readonly AdjacentSides[], verdictOf: VerdictOf): ReadonlySet<number> {
  const sides = new Set<Side>();
  const ids = new Set<number>();
  for (const at of meetings) {
    if (at.nearness === "cabinet") continue; // each is part of its room, or of the rows without one
    for (const [one, other] of sidePairs(at)) {
      if (verdictOf(one.profile, other.profile) !== "incompatible") continue;
      if (one.profile !== other.profile) sides.add(one).add(other);
      else for (const id of idsNearOthers(one, other)) ids.add(id);
    }
  }
  for (const { substances } of sides) for (const { ids: own } of substances.values()) for (const id of own) ids.add(id);
  return ids;
}

/** Rows of one profile, on two sides of a meeting, with another substance on the other side. */
function idsNearOthers(one: Side, other: Side): readonly number[] {
  const nearbyIds = ({ substances }: Side, against: Side): readonly number[] =>
    [...substances.values()].flatMap(({ substance, ids }) =>
      against.substances.size > (against.substances.has(substance.key) ? 1 : 0) ? ids : [],
    );
  return one === other ? nearbyIds(one, one) : [...nearbyIds(one, other), ...nearbyIds(other, one)];
}
