import { expect, it } from "vitest";
import { packList, unpack } from "./packed-list.ts";

it("a packed list returns each part of its items", () => {
  const items = Array.from({ length: 345 }, (_, index) => ({ index }));
  const list = packList(items);
  expect([list.length, list.blocks.length]).toEqual([345, 4]);
  for (const [from, to] of [
    [0, 0],
    [0, 50],
    [99, 101],
    [100, 200],
    [150, 345],
    [300, 1000],
    [400, 500],
  ] as const) {
    expect(unpack(list, from, to)).toEqual(items.slice(from, to));
  }
  expect(unpack(packList([]), 0, 50)).toEqual([]);
});
