import { expect, it } from "vitest";
import { placePlates } from "./place-plates.ts";

const room = { width: 800, height: 600, plate: { width: 140, height: 44 } };

it("puts a lone plate just beside its tip", () => {
  expect(placePlates([{ id: "aegl-3", tip: { x: 100, y: 100 } }], room)).toEqual([
    { id: "aegl-3", tip: { x: 100, y: 100 }, at: { x: 118, y: 78 } },
  ]);
});

it("turns to the other side at the edge of the map", () => {
  const [plate] = placePlates([{ id: "aegl-3", tip: { x: 790, y: 100 } }], room);
  expect(plate?.at.x).toBe(790 - 18 - 140);
});

it("covers no other tip", () => {
  const tips = [
    { id: "aegl-3", tip: { x: 400, y: 300 } },
    { id: "aegl-2", tip: { x: 440, y: 300 } },
  ];
  for (const { at } of placePlates(tips, room)) {
    for (const { tip } of tips) {
      const isCovered = tip.x > at.x && tip.x < at.x + 140 && tip.y > at.y && tip.y < at.y + 44;
      expect(isCovered).toBe(false);
    }
  }
});

it("keeps the most dangerous plate when there is room for one", () => {
  const narrow = { ...room, width: 180, height: 60 };
  const placed = placePlates(
    [
      { id: "aegl-3", tip: { x: 10, y: 30 } },
      { id: "aegl-1", tip: { x: 12, y: 30 } },
    ],
    narrow,
  );
  expect(placed.map(({ id }) => id)).toEqual(["aegl-3"]);
});

it("leaves out what lies outside the map", () => {
  expect(placePlates([{ id: "aegl-3", tip: { x: -1, y: 10 } }], room)).toEqual([]);
});

it("hides behind no panel", () => {
  const taken = [{ x: 110, y: 60, width: 200, height: 80 }];
  const [plate] = placePlates([{ id: "aegl-3", tip: { x: 300, y: 300 } }], { ...room, taken });
  expect(plate?.at).toEqual({ x: 318, y: 278 }); // a panel elsewhere moves nothing
  const [moved] = placePlates([{ id: "aegl-3", tip: { x: 100, y: 100 } }], { ...room, taken });
  // The panel covers both places to the right, and the map's edge closes the left: the plate goes below the tip.
  expect(moved?.at).toEqual({ x: 30, y: 148 });
});
