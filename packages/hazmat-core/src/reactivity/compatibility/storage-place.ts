/** Storage location within a site, as named by the site. `null`: not on file. */
export interface StandingPlace {
  readonly room: string | null;
  readonly cabinet: string | null;
}

/**
 * Nearness of two storage locations of one site. `site`: the room of one of them is not on file, so they may be
 * adjacent. `apart`: in different rooms. Nearest first.
 */
export const STANDING_NEARNESS = ["cabinet", "room", "site", "apart"] as const;

/** An entry of `STANDING_NEARNESS`. */
export type StandingNearness = (typeof STANDING_NEARNESS)[number];

/** Nearness of two substances that may react. Those in different rooms are separated and form no pair. */
export type TogetherNearness = Exclude<StandingNearness, "apart">;

/** Normalizes the name of a room or cabinet for comparison: letter case and blanks are ignored. */
export function normalizePlaceName(text: string | null): string {
  return (text ?? "").trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

/**
 * Returns the nearness of two storage locations of one site. Rooms and cabinets are compared by name, ignoring letter
 * case.
 *
 * @example
 * standingNearness({ room: "Shop", cabinet: "2" }, { room: "shop", cabinet: null }); // "room"
 * standingNearness({ room: "Shop", cabinet: "2" }, { room: null, cabinet: null }); // "site"
 */
export function standingNearness(one: StandingPlace, other: StandingPlace): StandingNearness {
  return nearnessOfNormalized(normalizePlace(one), normalizePlace(other));
}

/** A location with normalized names; blank if they are not on file. */
export interface NormalizedPlace {
  readonly room: string;
  readonly cabinet: string;
}

export const normalizePlace = ({ room, cabinet }: StandingPlace): NormalizedPlace => ({
  room: normalizePlaceName(room),
  cabinet: normalizePlaceName(cabinet),
});

/** {@link standingNearness} of normalized locations. */
export function nearnessOfNormalized(one: NormalizedPlace, other: NormalizedPlace): StandingNearness {
  if (one.room !== other.room) return one.room === "" || other.room === "" ? "site" : "apart";
  if (one.cabinet !== "" && one.cabinet === other.cabinet) return "cabinet";
  return one.room === "" ? "site" : "room";
}
