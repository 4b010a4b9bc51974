import { namedSidesOf } from "../own-pairs.ts";
import { plainPlace, type StandingPlace, type TogetherNearness } from "./standing-place.ts";
import type { ReadSubstance } from "./standing-substances.ts";

/** Substances that react in the same way with every other one. */
export interface Profile {
  readonly number: number;
  readonly first: ReadSubstance;
}

/** Two profiles as one number, in either order. */
export const profilePair = (a: Profile, b: Profile): number =>
  Math.min(a.number, b.number) * MAX_PROFILES + Math.max(a.number, b.number);

const MAX_PROFILES = 2 ** 24;

/** Rows of one profile at one location, by substance. */
export interface Side {
  readonly profile: Profile;
  readonly substances: Map<string, { readonly substance: ReadSubstance; readonly ids: number[] }>;
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
export const profileKey = ({ groups }: ReadSubstance): string =>
  `${groups.assignments.map(({ group }) => group.id).join()}|${namedSidesOf(groups)}`;

const NOWHERE: StandingPlace = { room: null, cabinet: null };

const scopeOf = (nearness: TogetherNearness, place: StandingPlace): Scope => ({ nearness, place, sides: new Map() });

/** Returns the value of a key, which is created if it is missing. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Groups substances by location and by profile.
 *
 * @param profiles - of other substances to compare with; new ones are added
 */
export function scopesOf(
  substances: readonly ReadSubstance[],
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
      const [room, cabinet] = [plainPlace(place.room), plainPlace(place.cabinet)];
      const around = room === "" ? { room: null, cabinet: place.cabinet } : place;
      const shelf = cabinet === "" ? "" : `${room}|${cabinet}`;
      const at = (scope: Scope): void => put(scope, profile, substance, ids, shelf);
      at(scopes.all);
      if (room === "") at(scopes.roomless);
      else at(getOrAdd(scopes.rooms, room, () => scopeOf("room", { room: place.room, cabinet: null })));
      if (shelf !== "") at(getOrAdd(scopes.cabinets, shelf, () => scopeOf("cabinet", around)));
    }
  }
  return scopes;
}

function put(
  { sides }: Scope,
  profile: Profile,
  substance: ReadSubstance,
  ids: readonly number[],
  shelf: string,
): void {
  const side = getOrAdd(sides, profile.number, () => ({
    profile,
    substances: new Map(),
    cabinets: new Set<string>(),
    rows: 0,
  }));
  const kept = getOrAdd(side.substances, substance.key, () => ({ substance, ids: [] }));
  for (const id of ids) kept.ids.push(id);
  side.cabinets.add(shelf);
  side.rows += ids.length;
}

/** Two sets of sides at one location. */
export interface Meeting extends Pick<Scope, "nearness" | "place"> {
  readonly here: readonly Side[];
  /** The same array as `here` if all are compared with each other. */
  readonly there: readonly Side[];
}

const sidesOf = ({ sides }: Scope): readonly Side[] => [...sides.values()];

function meeting({ nearness, place }: Scope, here: readonly Side[], there: readonly Side[]): Meeting {
  return { nearness, place, here, there };
}

/**
 * Locations at which rows of one site meet, nearest first. Rows without a room on file may be adjacent to every other
 * row.
 */
export function meetingsWithin({ cabinets, rooms, roomless, all }: Scopes): readonly Meeting[] {
  const within = [...cabinets.values(), ...rooms.values()].map((scope) => {
    const sides = sidesOf(scope);
    return meeting(scope, sides, sides);
  });
  return [...within, meeting(roomless, sidesOf(roomless), sidesOf(all))];
}

/** Locations at which rows of `one` meet those of `others`, nearest first. */
export function meetingsBetween(one: Scopes, others: Scopes): readonly Meeting[] {
  const shared = (key: "cabinets" | "rooms"): readonly Meeting[] =>
    [...one[key]].flatMap(([at, scope]) => {
      const other = others[key].get(at);
      return other === undefined ? [] : [meeting(scope, sidesOf(scope), sidesOf(other))];
    });
  return [
    ...shared("cabinets"),
    ...shared("rooms"),
    meeting(one.roomless, sidesOf(one.roomless), sidesOf(others.all)),
    meeting(others.roomless, sidesOf(others.roomless), sidesOf(one.all)),
  ];
}

/**
 * Yields every two profiles of a meeting once. The work grows with the profiles of a location and not with its rows.
 */
export function* sidePairs({ here, there }: Meeting): Generator<readonly [Side, Side]> {
  for (const [index, one] of here.entries()) {
    for (let next = here === there ? index : 0; next < there.length; next += 1) {
      const other = there[next];
      if (other !== undefined) yield [one, other];
    }
  }
}
