/** Storage location within a site, as named by the site. `null`: not on file. */
export interface StandingPlace {
  readonly room: string | null;
  readonly cabinet: string | null;
}

/**
 * How near two places of one site are. `site`: the room of one of them is not on file, so they may stand side by side.
 * `apart`: in different rooms. Nearest first.
 */
export const STANDING_NEARNESS = ["cabinet", "room", "site", "apart"] as const;

/** An entry of `STANDING_NEARNESS`. */
export type StandingNearness = (typeof STANDING_NEARNESS)[number];

/** How near two that may react stand. Those in different rooms are apart and no pair. */
export type TogetherNearness = Exclude<StandingNearness, "apart">;

/** A name of a room or cabinet as it is compared: letter case and blanks tell no two apart. */
export function plainPlace(text: string | null): string {
  return (text ?? "").trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

/**
 * How near two places of one site are. Rooms and cabinets are compared by their names, whatever their letter case.
 *
 * @example
 * standingNearness({ room: "Shop", cabinet: "2" }, { room: "shop", cabinet: null }); // "room"
 * standingNearness({ room: "Shop", cabinet: "2" }, { room: null, cabinet: null }); // "site"
 */
export function standingNearness(one: StandingPlace, other: StandingPlace): StandingNearness {
  return plainNearness(plainStanding(one), plainStanding(other));
}

/** A place whose names are as they are compared; blank where they are not on file. */
export interface PlainStanding {
  readonly room: string;
  readonly cabinet: string;
}

export const plainStanding = ({ room, cabinet }: StandingPlace): PlainStanding => ({
  room: plainPlace(room),
  cabinet: plainPlace(cabinet),
});

/** {@link standingNearness} of places that were made plain before. */
export function plainNearness(one: PlainStanding, other: PlainStanding): StandingNearness {
  if (one.room !== other.room) return one.room === "" || other.room === "" ? "site" : "apart";
  if (one.cabinet !== "" && one.cabinet === other.cabinet) return "cabinet";
  return one.room === "" ? "site" : "room";
}
