import { namedSidesOf } from "../own-pairs.ts";
import { normalizePlaceName, type StandingPlace, type TogetherNearness } from "./storage-place.ts";
import type { SubstanceWithGroups } from "./stored-substances.ts";

/** Substances that react in the same way with every other one. */
export interface Profile {
  readonly number: number;
  readonly first: SubstanceWithGroups;
}

/** Two profiles as one number, in either order. */
export const profilePair = (a: Profile, b: Profile): number =>
  Math.min(a.number, b.number) * MAX_PROFILES + Math.max(a.number, b.number);

const MAX_PROFILES = 2 ** 24;

/** Rows of one profile at one location, by substance. */
export interface Side {
  readonly profile: Profile;
  readonly substances: Map<string, { readonly substance: SubstanceWithGroups; readonly ids: number[] }>;
  /** Normalized rooms and cabinets of its rows; blank: no cabinet on file. */
  readonly cabinets: Set<string>;
  /** Number of rows. */
  rows: number;
}

/** A cabinet, a room, or the rows without a room on file, with their contents by profile. */
export interface Scope {
  readonly nearness: TogetherNearness;
  readonly place: StandingPlace;
  readonly sides: Map<number, Side>;
}

/** A site by cabinet, by room and as a whole. */
export interface Scopes {
  readonly cabinets: Map<string, Scope>;
  readonly rooms: Map<string, Scope>;
  readonly roomless: Scope;
  readonly all: Scope;
}

/** Key of a profile: its reactive groups and its named rules. */
export const profileKey = ({ groups }: SubstanceWithGroups): string =>
  `${groups.assignments.map(({ group }) => group.id).join()}|${namedSidesOf(groups)}`;

const NOWHERE: StandingPlace = { room: null, cabinet: null };

const scopeOf = (nearness: TogetherNearness, place: StandingPlace): Scope => ({ nearness, place, sides: new Map() });

/** Returns the value of a key, which is created if it is missing. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

/**
 * Groups substances by location and by profile.
 *
 * @param profiles - of other substances to compare with; new ones are added
 */
export function scopesOf(
  substances: readonly SubstanceWithGroups[],
  profiles: Map<string, Profile> = new Map<string, Profile>(),
): Scopes {
  const scopes: Scopes = {
    cabinets: new Map(),
    rooms: new Map(),
    roomless: scopeOf("site", NOWHERE),
    all: scopeOf("site", NOWHERE),
  };
  for (const substance of substances) {
    const profile = getOrAdd(profiles, profileKey(substance), () => ({ number: profiles.size, first: substance }));
    for (const { place, ids } of substance.rows.values()) {
      const [room, cabinet] = [normalizePlaceName(place.room), normalizePlaceName(place.cabinet)];
      const around = room === "" ? { room: null, cabinet: place.cabinet } : place;
      const shelf = cabinet === "" ? "" : `${room}|${cabinet}`;
      const at = (scope: Scope): void => addToScope(scope, profile, substance, ids, shelf);
      at(scopes.all);
      if (room === "") at(scopes.roomless);
      else at(getOrAdd(scopes.rooms, room, () => scopeOf("room", { room: place.room, cabinet: null })));
      if (shelf !== "") at(getOrAdd(scopes.cabinets, shelf, () => scopeOf("cabinet", around)));
    }
  }
  return scopes;
}

function addToScope(
  { sides }: Scope,
  profile: Profile,
  substance: SubstanceWithGroups,
  ids: readonly number[],
  shelf: string,
): void {
  const side = getOrAdd(sides, profile.number, () => ({
    profile,
    substances: new Map(),
    cabinets: new Set<string>(),
    rows: 0,
  }));
  const entry = getOrAdd(side.substances, substance.key, () => ({ substance, ids: [] }));
  for (const id of ids) entry.ids.push(id);
  side.cabinets.add(shelf);
  side.rows += ids.length;
}

/** Two sets of sides at one location. */
export interface AdjacentSides extends Pick<Scope, "nearness" | "place"> {
  readonly here: readonly Side[];
  /** The same array as `here` if all are compared with each other. */
  readonly there: readonly Side[];
}

const sidesOf = ({ sides }: Scope): readonly Side[] => [...sides.values()];

function adjacentSides({ nearness, place }: Scope, here: readonly Side[], there: readonly Side[]): AdjacentSides {
  return { nearness, place, here, there };
}

/**
 * Locations at which rows of one site meet, nearest first. Rows without a room on file may be adjacent to every other
 * row.
 */
export function sidesWithin({ cabinets, rooms, roomless, all }: Scopes): readonly AdjacentSides[] {
  const within = [...cabinets.values(), ...rooms.values()].map((scope) => {
    const sides = sidesOf(scope);
    return adjacentSides(scope, sides, sides);
  });
  return [...within, adjacentSides(roomless, sidesOf(roomless), sidesOf(all))];
}

/** Locations at which rows of `one` meet those of `others`, nearest first. */
export function sidesBetween(one: Scopes, others: Scopes): readonly AdjacentSides[] {
  const shared = (key: "cabinets" | "rooms"): readonly AdjacentSides[] =>
    [...one[key]].flatMap(([at, scope]) => {
      const other = others[key].get(at);
      return other === undefined ? [] : [adjacentSides(scope, sidesOf(scope), sidesOf(other))];
    });
  return [
    ...shared("cabinets"),
    ...shared("rooms"),
    adjacentSides(one.roomless, sidesOf(one.roomless), sidesOf(others.all)),
    adjacentSides(others.roomless, sidesOf(others.roomless), sidesOf(one.all)),
  ];
}

/**
 * Yields every two profiles of a meeting once. The work grows with the profiles of a location and not with its rows.
 */
export function* sidePairs({ here, there }: AdjacentSides): Generator<readonly [Side, Side]> {
  for (const [index, one] of here.entries()) {
    for (let next = here === there ? index : 0; next < there.length; next += 1) {
      const other = there[next];
      if (other !== undefined) yield [one, other];
    }
  }
}
