/** A point or a box on the screen, px from the top left of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlateWish {
  readonly id: string;
  readonly tip: ScreenPoint;
}

export interface PlacedPlate extends PlateWish {
  /** The plate's top left corner. */
  readonly at: ScreenPoint;
}

/** A part of the map that something else stands on, px. */
export interface TakenArea extends ScreenPoint {
  readonly width: number;
  readonly height: number;
}

export interface PlateRoom {
  readonly width: number;
  readonly height: number;
  /** Where panels stand: a plate never hides behind one. */
  readonly taken?: readonly TakenArea[];
  /** Size of every plate, px. */
  readonly plate: { readonly width: number; readonly height: number };
}

/** How far a plate may stand off its tip, px, nearest first. */
const OFFSETS = [18, 48, 88];

/** Clear space around tips, px. */
const TIP_PX = 8;

/**
 * Puts a plate beside each tip so that none covers a tip or another plate. The first wish, the most dangerous zone,
 * chooses first; one that finds no room is left out: the table has it.
 */
export function placePlates(wishes: readonly PlateWish[], room: PlateRoom): readonly PlacedPlate[] {
  const placed: PlacedPlate[] = [];
  const inView = wishes.filter(({ tip }) => tip.x >= 0 && tip.y >= 0 && tip.x <= room.width && tip.y <= room.height);
  for (const wish of inView) {
    const at = corners(wish.tip, room).find(
      (corner) =>
        isInside(corner, room) &&
        inView.every(({ tip }) => !coversTip(corner, tip, room)) &&
        placed.every((other) => !overlaps(corner, other.at, room)) &&
        (room.taken ?? []).every((area) => !isBehind(corner, area, room)),
    );
    if (at !== undefined) placed.push({ ...wish, at });
  }
  return placed;
}

function corners(tip: ScreenPoint, { plate }: PlateRoom): readonly ScreenPoint[] {
  return OFFSETS.flatMap((off) => [
    { x: tip.x + off, y: tip.y - plate.height / 2 },
    { x: tip.x - off - plate.width, y: tip.y - plate.height / 2 },
    { x: tip.x + off, y: tip.y + off / 2 },
    { x: tip.x - off - plate.width, y: tip.y - off / 2 - plate.height },
    { x: tip.x - plate.width / 2, y: tip.y + off },
    { x: tip.x - plate.width / 2, y: tip.y - off - plate.height },
  ]);
}

function isInside({ x, y }: ScreenPoint, { width, height, plate }: PlateRoom): boolean {
  return x >= 0 && y >= 0 && x + plate.width <= width && y + plate.height <= height;
}

function isBehind({ x, y }: ScreenPoint, area: TakenArea, { plate }: PlateRoom): boolean {
  return x < area.x + area.width && x + plate.width > area.x && y < area.y + area.height && y + plate.height > area.y;
}

function coversTip(corner: ScreenPoint, tip: ScreenPoint, { plate }: PlateRoom): boolean {
  return (
    tip.x > corner.x - TIP_PX &&
    tip.x < corner.x + plate.width + TIP_PX &&
    tip.y > corner.y - TIP_PX &&
    tip.y < corner.y + plate.height + TIP_PX
  );
}

function overlaps(a: ScreenPoint, b: ScreenPoint, { plate }: PlateRoom): boolean {
  return Math.abs(a.x - b.x) < plate.width + 4 && Math.abs(a.y - b.y) < plate.height + 4;
}
