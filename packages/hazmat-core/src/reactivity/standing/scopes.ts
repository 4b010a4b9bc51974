import { namedSidesOf } from "../own-pairs.ts";
import { plainPlace, type StandingPlace, type TogetherNearness } from "./standing-place.ts";
import type { ReadSubstance } from "./standing-substances.ts";

/** Substances that react in the same way with every other one. */
export interface Profile {
  readonly number: number;
  readonly first: ReadSubstance;
}

/** Two profiles as a number, in either order. */
export const profilePair = (a: Profile, b: Profile): number =>
  Math.min(a.number, b.number) * MAX_PROFILES + Math.max(a.number, b.number);

const MAX_PROFILES = 2 ** 24;

/** Rows of one profile at one place, by substance. */
export interface Side {
  readonly profile: Profile;
  readonly substances: Map<string, { readonly substance: ReadSubstance; readonly ids: number[] }>;
  /** Rooms and cabinets of its rows as they are compared; blank: no cabinet on file. */
  readonly cabinets: Set<string>;
  /** How many rows it has. */
  rows: number;
}

/** A cabinet, a room, or the rows whose room is not on file, with what is there by profile. */
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

/** What a profile is told apart by: its reactive groups and the named rules it is in. */
export const profileKey = ({ groups }: ReadSubstance): string =>
  `${groups.assignments.map(({ group }) => group.id).join()}|${namedSidesOf(groups)}`;

const NOWHERE: StandingPlace = { room: null, cabinet: null };

const scopeOf = (nearness: TogetherNearness, place: StandingPlace): Scope => ({ nearness, place, sides: new Map() });

/** The value of a key, made when it is missing. */
export function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Puts substances together by place and by profile.
 *
 * @param profiles - those of other substances that these are compared with; new ones are added
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

/** Two sets of sides that share a place. */
export interface Meeting extends Pick<Scope, "nearness" | "place"> {
  readonly here: readonly Side[];
  /** The same array as `here` where all are compared with each other. */
  readonly there: readonly Side[];
}

const sidesOf = ({ sides }: Scope): readonly Side[] => [...sides.values()];

function meeting({ nearness, place }: Scope, here: readonly Side[], there: readonly Side[]): Meeting {
  return { nearness, place, here, there };
}

/** Where the rows of one site meet, the nearest first. Rows whose room is not on file may be beside every other. */
export function meetingsWithin({ cabinets, rooms, roomless, all }: Scopes): readonly Meeting[] {
  const within = [...cabinets.values(), ...rooms.values()].map((scope) => {
    const sides = sidesOf(scope);
    return meeting(scope, sides, sides);
  });
  return [...within, meeting(roomless, sidesOf(roomless), sidesOf(all))];
}

/** Where the rows of `one` meet those of `others`, the nearest first. */
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

/** Every two profiles of a meeting once. The work grows with the profiles of a place and not with its rows. */
export function* sidePairs({ here, there }: Meeting): Generator<readonly [Side, Side]> {
  for (const [index, one] of here.entries()) {
    for (let next = here === there ? index : 0; next < there.length; next += 1) {
      const other = there[next];
      if (other !== undefined) yield [one, other];
    }
  }
}
