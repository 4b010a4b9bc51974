import { expect, it } from "vitest";
import { occupancyOf } from "./occupancy.ts";
import type { ScreenPoint } from "./screen-point.ts";
import { placePlates, type PlacedPlate, type PlateRequest } from "./place-plates.ts";

const room = { width: 800, height: 600 };
const wish = (id: string, x: number, y: number, width = 140): PlateRequest => ({
  id,
  tip: { x, y },
  size: { width, height: 44 },
});
const isOn = ({ x, y }: ScreenPoint, { at, size }: PlacedPlate, around = 0): boolean =>
  x > at.x - around && x < at.x + size.width + around && y > at.y - around && y < at.y + size.height + around;

it("places a single plate directly beside its tip", () => {
  expect(placePlates([wish("aegl-3", 100, 100)], room)[0]?.at).toEqual({ x: 118, y: 78 });
});

it("uses another side at the edge of the map", () => {
  const [plate] = placePlates([wish("aegl-3", 790, 100)], room);
  expect(plate?.at.x).toBeLessThanOrEqual(660);
  expect(plate && isOn({ x: 790, y: 100 }, plate)).toBe(false);
});

it("covers no tip", () => {
  const wishes = [wish("aegl-3", 400, 300), wish("aegl-2", 440, 300), wish("aegl-1", 420, 310)];
  const placed = placePlates(wishes, room);
  expect(placed).toHaveLength(3);
  for (const plate of placed) for (const { tip } of wishes) expect(isOn(tip, plate)).toBe(false);
});

it("never covers the origin", () => {
  const origin = { x: 150, y: 100 }; // the preferred position of the plate
  const [plate] = placePlates([wish("aegl-3", 100, 100)], { ...room, origin });
  expect(plate && isOn(origin, plate, 15)).toBe(false);
});

it("places labels outside the zones if there is space, each as wide as its text", () => {
  // A plume to the north-east, whose tips are on its axis.
  const plume = [
    { x: 200, y: 500 },
    { x: 360, y: 300 },
    { x: 520, y: 140 },
    { x: 400, y: 340 },
  ];
  const zones = occupancyOf([plume], room.width, room.height);
  const wishes = [wish("aegl-3", 260, 430, 110), wish("aegl-2", 360, 330, 130), wish("aegl-1", 520, 140, 150)];
  const placed = placePlates(wishes, { ...room, zones, origin: { x: 200, y: 500 } });
  expect(placed.map(({ size }) => size.width)).toEqual([110, 130, 150]);
  for (const { at, size } of placed) expect(zones.covered(at, size)).toBeLessThan(0.05);
});

it("places a label on a zone rather than leaving it out", () => {
  const everywhere = [
    { x: -10, y: -10 },
    { x: 900, y: -10 },
    { x: 900, y: 700 },
    { x: -10, y: 700 },
  ];
  const zones = occupancyOf([everywhere], room.width, room.height);
  expect(placePlates([wish("aegl-3", 100, 100)], { ...room, zones })[0]?.at).toEqual({ x: 118, y: 78 });
});

it("keeps the most dangerous plate if there is space for only one", () => {
  const narrow = { width: 180, height: 60 };
  const placed = placePlates([wish("aegl-3", 10, 30), wish("aegl-1", 12, 30)], narrow);
  expect(placed.map(({ id }) => id)).toEqual(["aegl-3"]);
});

it("leaves out tips outside the map", () => {
  expect(placePlates([wish("aegl-3", -1, 10)], room)).toEqual([]);
});

it("is never covered by a panel", () => {
  const taken = [{ x: 110, y: 60, width: 200, height: 80 }];
  expect(placePlates([wish("aegl-3", 300, 300)], { ...room, taken })[0]?.at).toEqual({ x: 318, y: 278 });
  const [moved] = placePlates([wish("aegl-3", 100, 100)], { ...room, taken });
  const [panel] = taken;
  const { x = 0, y = 0 } = moved?.at ?? {};
  expect(
    panel && x < panel.x + panel.width && x + 140 > panel.x && y < panel.y + panel.height && y + 44 > panel.y,
  ).toBe(false);
});
