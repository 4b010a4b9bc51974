import type { Occupancy } from "./occupancy.ts";
import type { ScreenPoint } from "./screen-point.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlateRequest {
  readonly id: string;
  readonly tip: ScreenPoint;
  /** Size of its text, px. The plate has no further padding. */
  readonly size: Size;
}

export interface PlacedPlate extends PlateRequest {
  /** Top left corner of the plate. */
  readonly at: ScreenPoint;
}

/** A part of the map that another element covers, px. */
export interface TakenArea extends ScreenPoint, Size {}

export interface PlateArea extends Size {
  /** Areas covered by panels. Plates never overlap them. */
  readonly taken?: readonly TakenArea[];
  /** Position of the release, which stays visible. */
  readonly origin?: ScreenPoint;
  /** Area covered by zones. Plates avoid it if possible. */
  readonly zones?: Occupancy;
}

/** Distances of a plate from its tip, px, nearest first. */
const OFFSETS = [18, 34, 56, 84, 120, 164, 216];

/** Number of directions tried around a tip. */
const DIRECTIONS = 16;

/** Clear space around tips, px. */
const TIP_PX = 8;
const ORIGIN_PX = 16;

/** Extra distance accepted to place a plate fully outside the zones, px. */
const OFF_ZONE_WORTH_PX = 400;

/**
 * Places a plate beside each tip so that none covers the origin, a tip or another plate, and outside the zones if there
 * is space. The first wish, for the most dangerous zone, has priority. Plates without space are left out; the table
 * contains their data.
 */
export function placePlates(wishes: readonly PlateRequest[], room: PlateArea): readonly PlacedPlate[] {
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

/**
 * Positions around a tip: to the right first, then alternately clockwise and anti-clockwise, at increasing distances.
 */
function places({ tip, size }: PlateRequest): readonly { readonly at: ScreenPoint; readonly off: number }[] {
  return OFFSETS.flatMap((off) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const turn = ((index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 2 * Math.PI) / DIRECTIONS;
      const [east, south] = [Math.cos(turn), Math.sin(turn)];
      // The distance is measured to the edge of the plate, not its centre.
      const x = tip.x + east * (off + size.width / 2) - size.width / 2;
      const y = tip.y + south * (off + size.height / 2) - size.height / 2;
      return { at: { x: Math.round(x), y: Math.round(y) }, off };
    }),
  );
}

function isFree(
  box: TakenArea,
  wishes: readonly PlateRequest[],
  placed: readonly PlacedPlate[],
  room: PlateArea,
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
