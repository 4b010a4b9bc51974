import type { Occupancy } from "./occupancy.ts";

/** A point or a box on the screen, px from the top left of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlateWish {
  readonly id: string;
  readonly tip: ScreenPoint;
  /** Of its words, px: a plate hugs them. */
  readonly size: Size;
}

export interface PlacedPlate extends PlateWish {
  /** The plate's top left corner. */
  readonly at: ScreenPoint;
}

/** A part of the map that something else stands on, px. */
export interface TakenArea extends ScreenPoint, Size {}

export interface PlateRoom extends Size {
  /** Where panels stand: a plate never hides behind one. */
  readonly taken?: readonly TakenArea[];
  /** Where the release is: it stays in sight. */
  readonly origin?: ScreenPoint;
  /** What zones cover: a plate stands off them where it can. */
  readonly zones?: Occupancy;
}

/** How far a plate may stand off its tip, px, nearest first. */
const OFFSETS = [18, 34, 56, 84, 120, 164, 216];

/** In how many directions a place is looked for. */
const DIRECTIONS = 16;

/** Clear space around tips, and around the origin, px. */
const TIP_PX = 8;
const ORIGIN_PX = 16;

/** How far it is worth to go, px, to stand wholly off a zone. */
const OFF_ZONE_WORTH_PX = 400;

/**
 * Puts a plate beside each tip so that none covers the origin, a tip or another plate, and stands off the zones where there
 * is room. The first wish, the most dangerous zone, chooses first; one that finds no room is left out: the table has it.
 */
export function placePlates(wishes: readonly PlateWish[], room: PlateRoom): readonly PlacedPlate[] {
  const placed: PlacedPlate[] = [];
  const inView = wishes.filter(({ tip }) => tip.x >= 0 && tip.y >= 0 && tip.x <= room.width && tip.y <= room.height);
  for (const wish of inView) {
    let best: { readonly at: ScreenPoint; readonly cost: number } | null = null;
    for (const { at, off } of places(wish)) {
      const box = { ...at, ...wish.size };
      if (!isFree(box, inView, placed, room)) continue;
      const cost = off + OFF_ZONE_WORTH_PX * (room.zones?.covered(at, wish.size) ?? 0);
      if (best === null || cost < best.cost) best = { at, cost };
    }
    if (best !== null) placed.push({ ...wish, at: best.at });
  }
  return placed;
}

/** Places around a tip: to the right first, then clockwise and anti-clockwise, and farther and farther off. */
function places({ tip, size }: PlateWish): readonly { readonly at: ScreenPoint; readonly off: number }[] {
  return OFFSETS.flatMap((off) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 2 * Math.PI) / DIRECTIONS;
      const [east, south] = [Math.cos(turn), Math.sin(turn)];
      // The plate's edge, not its middle, keeps the distance.
      const x = tip.x + east * (off + size.width / 2) - size.width / 2;
      const y = tip.y + south * (off + size.height / 2) - size.height / 2;
      return { at: { x: Math.round(x), y: Math.round(y) }, off };
    }),
  );
}

function isFree(
  box: TakenArea,
  wishes: readonly PlateWish[],
  placed: readonly PlacedPlate[],
  room: PlateRoom,
): boolean {
  const { x, y, width, height } = box;
  return (
    x >= 0 &&
    y >= 0 &&
    x + width <= room.width &&
    y + height <= room.height &&
    wishes.every(({ tip }) => !covers(box, tip, TIP_PX)) &&
    (room.origin === undefined || !covers(box, room.origin, ORIGIN_PX)) &&
    placed.every((other) => !overlap(box, { ...other.at, ...other.size }, 4)) &&
    (room.taken ?? []).every((area) => !overlap(box, area, 0))
  );
}

function covers(box: TakenArea, { x, y }: ScreenPoint, around: number): boolean {
  return x > box.x - around && x < box.x + box.width + around && y > box.y - around && y < box.y + box.height + around;
}

function overlap(a: TakenArea, b: TakenArea, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap && a.x + a.width + gap > b.x && a.y < b.y + b.height + gap && a.y + a.height + gap > b.y
  );
}
