/** A marker on the screen. */
export interface ScreenMarker {
  readonly id: string;
  /** Lower ranks come first in a group, and the first marker gives the group its position. */
  readonly rank: number;
  /** Centre of its target, px. */
  readonly x: number;
  readonly y: number;
  /** Size of its target, px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Order of markers in a group: the most important for a crew come first. Kinds of site points follow from `point` on.
 */
export const MARKER_RANKS = { hazard: 0, point: 10, mark: 40, business: 50, more: 60 } as const;

/** Minimum target size of a marker, px, for fingers and gloves. */
export const TARGET_PX = 44;

/** Target size of a marker that represents a group, px, with space for a symbol and a count. */
export const GROUP_TARGET = { width: 56, height: TARGET_PX } as const;

/**
 * Groups markers whose targets would overlap. A group takes the position of its first marker. Groups never overlap,
 * each marker is in exactly one, and the order of the input does not matter.
 *
 * @returns the ids of each group, by rank and then by id
 *
 * @example
 * const [first, second] = [keyBox, valve].map(({ id, rank, x, y }) => ({ id, rank, x, y, width: 44, height: 44 }));
 * groupMarkers([second, first]); // [["key box", "valve"]], when they are less than 44 px apart
 */
export function groupMarkers(markers: readonly ScreenMarker[]): readonly (readonly string[])[] {
  const sorted = markers.toSorted(byRank);
  let groups = sorted.map((marker) => ({ ...marker, members: [marker] }));
  let count: number;
  // A group may be wider than its first marker and overlap another one: repeats until nothing overlaps.
  do {
    count = groups.length;
    const separate: typeof groups = [];
    for (const group of groups) {
      const met = separate.find((other) => overlap(other, group));
      if (met === undefined) separate.push(group);
      else {
        met.members.push(...group.members);
        Object.assign(met, GROUP_TARGET);
      }
    }
    groups = separate;
  } while (groups.length < count);
  return groups.map(({ members }) => members.toSorted(byRank).map(({ id }) => id));
}

type Box = Pick<ScreenMarker, "x" | "y" | "width" | "height">;

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const byRank = (one: ScreenMarker, other: ScreenMarker): number =>
  one.rank - other.rank || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
