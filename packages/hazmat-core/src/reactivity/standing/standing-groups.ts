import type { SourceRef } from "../../provenance/source.ts";
import { namedSidesOf } from "../own-pairs.ts";
import { predictionOfGroups } from "../predict-reactivity.ts";
import { REACTION_HAZARDS, type ReactivityPrediction } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import type { TogetherNearness } from "./cells.ts";
import { plainPlace, STANDING_NEARNESS, type StandingPlace } from "./standing-place.ts";
import { isUnknown, type ReadSubstance, type StandingSubstance } from "./standing-substances.ts";

/** Substances of two reactive groups that must be kept apart, and the place that they share. */
export interface StandingGroup {
  readonly nearness: TogetherNearness;
  /** What they share: room and cabinet, the room alone, or neither. */
  readonly place: StandingPlace;
  /** Names of the reactive groups of `one` and `other`. */
  readonly groups: readonly [string, string];
  /** The side with fewer rows: the one to move. Rows of other places are left out. */
  readonly one: readonly StandingSubstance[];
  /** Empty: those of `one` react with each other. */
  readonly other: readonly StandingSubstance[];
  readonly hazards: ReactivityPrediction["hazards"];
  readonly gases: ReactivityPrediction["gases"];
  readonly sources: readonly SourceRef[];
  /** A room of the site with nothing on file that reacts with `one`; `null`: there is none, or no room is on file. */
  readonly moveTo: string | null;
}

/** Most groups that are put together; the worst are kept. */
export const MAX_GROUPS = 200;

/** Substances that do the same to every third. */
interface Profile {
  readonly number: number;
  readonly first: ReadSubstance;
}

/** Rows of one profile at one place, by substance. */
interface Side {
  readonly profile: Profile;
  readonly substances: Map<string, { readonly substance: ReadSubstance; readonly ids: number[] }>;
  /** Cabinets of its rows as they are compared; blank: not on file. */
  readonly cabinets: Set<string>;
}

/** A cabinet, a room, or the rows whose room is not on file, with what is there by profile. */
interface Scope {
  readonly nearness: TogetherNearness;
  readonly place: StandingPlace;
  readonly sides: Map<number, Side>;
}

interface Draft extends Omit<StandingGroup, "one" | "other" | "moveTo"> {
  readonly sides: readonly [Map<number, Side>, Map<number, Side>];
}

const scopeOf = (nearness: TogetherNearness, place: StandingPlace): Scope => ({ nearness, place, sides: new Map() });

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function put(
  { sides }: Scope,
  profile: Profile,
  substance: ReadSubstance,
  ids: readonly number[],
  cabinet: string,
): void {
  const side = getOrAdd(sides, profile.number, () => ({ profile, substances: new Map(), cabinets: new Set<string>() }));
  const kept = getOrAdd(side.substances, substance.key, () => ({ substance, ids: [] }));
  for (const id of ids) kept.ids.push(id);
  side.cabinets.add(cabinet);
}

/** Sites by cabinet, by room and as a whole. */
interface Scopes {
  readonly cabinets: Map<string, Scope>;
  readonly rooms: Map<string, Scope>;
  readonly roomless: Scope;
  readonly all: Scope;
}

function scopesOf(substances: readonly ReadSubstance[]): Scopes {
  const nowhere = { room: null, cabinet: null };
  const scopes: Scopes = {
    cabinets: new Map(),
    rooms: new Map(),
    roomless: scopeOf("site", nowhere),
    all: scopeOf("site", nowhere),
  };
  const profiles = new Map<string, Profile>();
  for (const substance of substances) {
    const { groups } = substance;
    const told = `${groups.assignments.map(({ group }) => group.id).join()}|${namedSidesOf(groups)}`;
    const profile = getOrAdd(profiles, told, () => ({ number: profiles.size, first: substance }));
    for (const { place, ids } of substance.rows.values()) {
      const [room, cabinet] = [plainPlace(place.room), plainPlace(place.cabinet)];
      const at = (scope: Scope): void => put(scope, profile, substance, ids, cabinet);
      at(scopes.all);
      if (room === "") at(scopes.roomless);
      else at(getOrAdd(scopes.rooms, room, () => scopeOf("room", { room: place.room, cabinet: null })));
      if (cabinet !== "") at(getOrAdd(scopes.cabinets, `${room}|${cabinet}`, () => scopeOf("cabinet", place)));
    }
  }
  return scopes;
}

/** Predictions of two profiles, each worked out once; `null`: nothing that they must be kept apart for. */
function incompatibilities(table: ReactivityTable): (a: Profile, b: Profile) => ReactivityPrediction | null {
  const known = new Map<string, ReactivityPrediction | null>();
  return (a, b) => {
    const [low, high] = a.number <= b.number ? [a, b] : [b, a];
    return getOrAdd(known, `${low.number} ${high.number}`, () => {
      const prediction = predictionOfGroups(
        table,
        [low.first.groups, high.first.groups],
        [low.first.formula, high.first.formula],
      );
      return prediction.verdict === "incompatible" ? prediction : null;
    });
  };
}

/** Whether two sides share more than the one cabinet that is told already. */
function isBeyondCabinet(one: Side, other: Side): boolean {
  const cabinets = new Set([...one.cabinets, ...other.cabinets]);
  return cabinets.size > 1 || cabinets.has("");
}

type Incompatible = ReturnType<typeof incompatibilities>;

/** The pairs of two sets of sides, put together by reactive groups. */
function draftsOf(
  { nearness, place }: Scope,
  [here, there]: readonly [readonly Side[], readonly Side[]],
  incompatible: Incompatible,
): readonly Draft[] {
  const drafts = new Map<string, Draft>();
  const seen = new Set<string>();
  for (const one of here) {
    for (const other of there) {
      const { number: a } = one.profile;
      const { number: b } = other.profile;
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (a === b && new Set([...one.substances.keys(), ...other.substances.keys()]).size < 2) continue;
      if (nearness !== "cabinet" && !isBeyondCabinet(one, other)) continue;
      const prediction = incompatible(one.profile, other.profile);
      if (prediction !== null) join(drafts, { nearness, place }, [one, other], prediction);
    }
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
  // The prediction names first what is of the lower profile.
  const isOfLow = a.assignments.some(({ group }) => group.id === worst.a.id);
  const named = [
    { group: worst.a, side: isOfLow ? low : high },
    { group: worst.b, side: isOfLow ? high : low },
  ].toSorted((x, y) => x.group.id - y.group.id);
  const [first, second] = named;
  if (first === undefined || second === undefined) return;
  const before = drafts.get(`${first.group.id} ${second.group.id}`);
  const draft: Draft = {
    ...at,
    groups: [first.group.name, second.group.name],
    sides: before?.sides ?? [new Map(), new Map()],
    hazards: joined(before?.hazards ?? [], hazards, ({ code }) => code),
    gases: joined(before?.gases ?? [], gases, ({ formula }) => formula),
    sources: joined(before?.sources ?? [], basis.sources, ({ key, locator }) => `${key} ${locator}`),
  };
  draft.sides[0].set(first.side.profile.number, first.side);
  draft.sides[first.group.id === second.group.id ? 0 : 1].set(second.side.profile.number, second.side);
  drafts.set(`${first.group.id} ${second.group.id}`, draft);
}

function joined<T>(before: readonly T[], added: readonly T[], idOf: (item: T) => string): readonly T[] {
  return [...new Map([...before, ...added].map((item) => [idOf(item), item])).values()];
}

const substancesOf = (sides: Map<number, Side>): readonly StandingSubstance[] =>
  [...sides.values()].flatMap(({ substances }) =>
    [...substances.values()].map(({ substance: { key, name }, ids }) => ({ key, name, ids })),
  );

const rowsOf = (substances: readonly StandingSubstance[]): number =>
  substances.reduce((count, { ids }) => count + ids.length, 0);

/** Rooms in which nothing on file reacts with these profiles, at most two: the one that they are in may be among them. */
function freeRooms(
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

const hazardRank = ({ hazards }: Pick<StandingGroup, "hazards">): number =>
  (hazards.some(({ code }) => code === "T") ? 0 : REACTION_HAZARDS.length) +
  REACTION_HAZARDS.findIndex((code) => hazards.some((hazard) => hazard.code === code));

const worstFirst = (a: StandingGroup, b: StandingGroup): number =>
  STANDING_NEARNESS.indexOf(a.nearness) - STANDING_NEARNESS.indexOf(b.nearness) ||
  hazardRank(a) - hazardRank(b) ||
  rowsOf(b.one) + rowsOf(b.other) - rowsOf(a.one) - rowsOf(a.other);

/**
 * What must be kept apart at a site, by reactive groups and place instead of pair by pair. The work grows with the rows:
 * substances that react alike are compared once.
 *
 * @returns the worst first: one cabinet, one room, then rows whose room is not on file
 */
export function standingGroups(table: ReactivityTable, substances: readonly ReadSubstance[]): readonly StandingGroup[] {
  const { cabinets, rooms, roomless, all } = scopesOf(substances);
  const incompatible = incompatibilities(table);
  const free = freeRooms(rooms, incompatible);
  const within = [...cabinets.values(), ...rooms.values()].flatMap((scope) => {
    const sides = [...scope.sides.values()];
    return draftsOf(scope, [sides, sides], incompatible);
  });
  const anywhere = draftsOf(roomless, [[...roomless.sides.values()], [...all.sides.values()]], incompatible);
  return [...within, ...anywhere]
    .map(({ sides, ...draft }): StandingGroup => {
      const isSwapped = rowsOf(substancesOf(sides[1])) < rowsOf(substancesOf(sides[0])) && sides[1].size > 0;
      const [one, other] = isSwapped ? [sides[1], sides[0]] : sides;
      const [first, second] = draft.groups;
      const { room } = draft.place;
      return {
        ...draft,
        groups: isSwapped ? [second, first] : draft.groups,
        one: substancesOf(one),
        other: substancesOf(other),
        moveTo: draft.nearness === "site" ? null : (free(one).find((name) => name !== room) ?? null),
      };
    })
    .toSorted(worstFirst);
}
