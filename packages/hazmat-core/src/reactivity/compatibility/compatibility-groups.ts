import type { SourceRef } from "../../provenance/source.ts";
import { predictionOfGroups } from "../predict-reactivity.ts";
import { REACTION_HAZARDS, type ReactivityPrediction } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import {
  getOrAdd,
  profilePair,
  sidePairs,
  type AdjacentSides,
  type Profile,
  type Scope,
  type Scopes,
  type Side,
} from "./scopes.ts";
import { STANDING_NEARNESS, type StandingPlace, type TogetherNearness } from "./storage-place.ts";
import type { VerdictOf } from "./compatibility-pairs.ts";
import { isUnknown, type StandingSubstance } from "./stored-substances.ts";

/** Substances of two reactive groups that must be separated, and their common location. */
export interface StandingGroup {
  readonly nearness: TogetherNearness;
  /** Their common location: room and cabinet, only the room, or neither. */
  readonly place: StandingPlace;
  /** Names of the reactive groups of `one` and `other`. */
  readonly groups: readonly [string, string];
  /** The side with fewer rows, which should be moved. Rows of other locations are omitted. */
  readonly one: readonly StandingSubstance[];
  /** Empty: those of `one` react with each other. */
  readonly other: readonly StandingSubstance[];
  readonly hazards: ReactivityPrediction["hazards"];
  readonly gases: ReactivityPrediction["gases"];
  readonly sources: readonly SourceRef[];
  /** A room of the site with nothing on file that reacts with `one`; `null`: there is none, or no room is on file. */
  readonly moveTo: string | null;
}

/** Maximum number of groups; the worst are kept. */
export const MAX_GROUPS = 200;

interface Draft extends Pick<StandingGroup, "nearness" | "place" | "groups"> {
  readonly sides: readonly [Map<number, Side>, Map<number, Side>];
  readonly hazards: Map<string, StandingGroup["hazards"][number]>;
  readonly gases: Map<string, StandingGroup["gases"][number]>;
  readonly sources: Map<string, SourceRef>;
}

/** Predictions of two profiles, each calculated once; `null`: none is on file, which is not permission. */
function incompatibilities(
  table: ReactivityTable,
  verdictOf: VerdictOf,
): (a: Profile, b: Profile) => ReactivityPrediction | null {
  const known = new Map<number, ReactivityPrediction>();
  return (a, b) => {
    if (verdictOf(a, b) !== "incompatible") return null;
    const [low, high] = a.number <= b.number ? [a, b] : [b, a];
    return getOrAdd(known, profilePair(low, high), () =>
      predictionOfGroups(table, [low.first.groups, high.first.groups], [low.first.formula, high.first.formula]),
    );
  };
}

/** True if two sides share more than the cabinet that is already listed. */
function isBeyondCabinet({ cabinets: one }: Side, { cabinets: other }: Side): boolean {
  if (one.size > 1 || other.size > 1 || one.has("") || other.has("")) return true;
  return [...one].some((cabinet) => !other.has(cabinet));
}

/** True if two sides of one profile have two substances together. */
function haveTwoSubstances({ substances: one }: Side, { substances: other }: Side): boolean {
  return one.size > 1 || other.size > 1 || [...one.keys()].some((key) => !other.has(key));
}

type Incompatible = ReturnType<typeof incompatibilities>;

/** The pairs of a meeting, combined by reactive groups. */
function draftsOf(at: AdjacentSides, incompatible: Incompatible): readonly Draft[] {
  const { nearness, place } = at;
  const drafts = new Map<string, Draft>();
  for (const [one, other] of sidePairs(at)) {
    const prediction = incompatible(one.profile, other.profile);
    if (prediction === null) continue;
    if (one.profile === other.profile && !haveTwoSubstances(one, other)) continue;
    if (nearness !== "cabinet" && !isBeyondCabinet(one, other)) continue;
    join(drafts, { nearness, place }, [one, other], prediction);
  }
  return [...drafts.values()];
}

function join(
  drafts: Map<string, Draft>,
  at: Pick<Scope, "nearness" | "place">,
  [one, other]: readonly [Side, Side],
  { a, pairs: [worst], hazards, gases, basis }: ReactivityPrediction,
): void {
  if (worst === undefined) return;
  const low = one.profile.number <= other.profile.number ? one : other;
  const high = low === one ? other : one;
  // The prediction lists first the substance of the lower profile.
  const isOfLow = a.assignments.some(({ group }) => group.id === worst.a.id);
  const named = [
    { group: worst.a, side: isOfLow ? low : high },
    { group: worst.b, side: isOfLow ? high : low },
  ].toSorted((x, y) => x.group.id - y.group.id);
  const [first, second] = named;
  if (first === undefined || second === undefined) return;
  const draft = getOrAdd(drafts, `${first.group.id} ${second.group.id}`, () => ({
    ...at,
    groups: [first.group.name, second.group.name] as const,
    sides: [new Map<number, Side>(), new Map<number, Side>()] as const,
    hazards: new Map(),
    gases: new Map(),
    sources: new Map(),
  }));
  addNew(draft.hazards, hazards, ({ code }) => code);
  addNew(draft.gases, gases, ({ formula }) => formula);
  addNew(draft.sources, basis.sources, ({ key, locator }) => `${key} ${locator}`);
  keepLarger(draft.sides[0], first.side);
  keepLarger(draft.sides[first.group.id === second.group.id ? 0 : 1], second.side);
}

/** Two profiles that both have rows without a room meet twice; then all their rows are adjacent. */
function keepLarger(sides: Map<number, Side>, side: Side): void {
  const before = sides.get(side.profile.number);
  if (before === undefined || before.rows < side.rows) sides.set(side.profile.number, side);
}

/** Adds in place: copying for each pair of profiles would cost their square. */
function addNew<T>(known: Map<string, T>, added: readonly T[], idOf: (item: T) => string): void {
  for (const item of added) known.set(idOf(item), item);
}

const substancesOf = (sides: Map<number, Side>): readonly StandingSubstance[] =>
  [...sides.values()].flatMap(({ substances }) =>
    [...substances.values()].map(({ substance: { key, name }, ids }) => ({ key, name, ids })),
  );

const rowsOf = (sides: Map<number, Side>): number => [...sides.values()].reduce((count, { rows }) => count + rows, 0);

/** Rooms in which nothing on file reacts with these profiles, at most two: one of them can be their own room. */
function compatibleRooms(
  rooms: Scopes["rooms"],
  incompatible: Incompatible,
): (sides: Map<number, Side>) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const isFree = (scope: Scope, moved: readonly Side[]): boolean =>
    [...scope.sides.values()].every(
      ({ profile }) => !isUnknown(profile.first) && moved.every((side) => incompatible(side.profile, profile) === null),
    );
  return (sides) =>
    getOrAdd(known, [...sides.keys()].toSorted((a, b) => a - b).join(), () => {
      const moved = [...sides.values()];
      if (moved.some(({ profile }) => isUnknown(profile.first))) return [];
      const found: string[] = [];
      for (const scope of rooms.values()) {
        if (found.length === 2) break;
        if (scope.place.room !== null && isFree(scope, moved)) found.push(scope.place.room);
      }
      return found;
    });
}

function hazardRank({ hazards }: Draft): number {
  const first = REACTION_HAZARDS.findIndex((code) => hazards.has(code));
  return (hazards.has("T") ? 0 : REACTION_HAZARDS.length) + first;
}

interface Ranked {
  readonly draft: Draft;
  readonly hazard: number;
  readonly rows: readonly [number, number];
}

const rankedOf = (draft: Draft): Ranked => ({
  draft,
  hazard: hazardRank(draft),
  rows: [rowsOf(draft.sides[0]), rowsOf(draft.sides[1])],
});

const worstFirst = (a: Ranked, b: Ranked): number =>
  STANDING_NEARNESS.indexOf(a.draft.nearness) - STANDING_NEARNESS.indexOf(b.draft.nearness) ||
  a.hazard - b.hazard ||
  b.rows[0] + b.rows[1] - a.rows[0] - a.rows[1];

/**
 * Returns what must be separated at a site, by reactive groups and location instead of pair by pair. The work grows
 * with the rows: substances that react alike are compared once, and only the returned groups are built.
 *
 * @returns at most `MAX_GROUPS`, the worst first: one cabinet, one room, then rows without a room on file
 */
export function standingGroups(
  table: ReactivityTable,
  { rooms }: Scopes,
  meetings: readonly AdjacentSides[],
  verdictOf: VerdictOf,
): readonly StandingGroup[] {
  const incompatible = incompatibilities(table, verdictOf);
  const free = compatibleRooms(rooms, incompatible);
  const ranked = meetings.flatMap((at) => draftsOf(at, incompatible).map(rankedOf));
  return ranked
    .toSorted(worstFirst)
    .slice(0, MAX_GROUPS)
    .map(({ draft, rows }): StandingGroup => {
      const { nearness, place, groups, sides, hazards, gases, sources } = draft;
      const isSwapped = rows[1] < rows[0] && sides[1].size > 0;
      const [one, other] = isSwapped ? [sides[1], sides[0]] : sides;
      return {
        nearness,
        place,
        groups: isSwapped ? [groups[1], groups[0]] : groups,
        one: substancesOf(one),
        other: substancesOf(other),
        hazards: [...hazards.values()],
        gases: [...gases.values()],
        sources: [...sources.values()],
        moveTo: nearness === "site" ? null : (free(one).find((name) => name !== place.room) ?? null),
      };
    });
}
