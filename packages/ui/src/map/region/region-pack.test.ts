import { expect, it } from "vitest";
import { readRegionPack } from "./region-pack.ts";

const PACK = {
  format: "placard-region/1",
  name: "Harbour",
  caption: "Main streets only",
  bbox: [0, 0, 1, 1],
  edition: "2026-11-21",
  attribution: [{ short: "City", words: "Contains information of the city." }],
  scale: 10,
  layers: [
    { id: "water", areas: [[[0, 0, 5, 0, 0, 5, -5, -5]]] },
    { id: "roads", lines: [[1, 1, 1, 1]] },
  ],
};

it("parses water as areas and roads as lines, in degrees", () => {
  const read = readRegionPack(PACK);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.water.features[0]?.geometry.coordinates[0]?.[1]).toEqual([0.5, 0]);
  expect(read.value.roads.features[0]?.geometry.coordinates).toEqual([
    [0.1, 0.1],
    [0.2, 0.2],
  ]);
  expect(read.value.buildings.features).toEqual([]);
});

it.each([
  ["nothing", null],
  ["an error page", { status: "error" }],
  ["a later format", { ...PACK, format: "placard-region/2" }],
  ["no rectangle", { ...PACK, bbox: [0, 0, 1] }],
  ["figures that are none", { ...PACK, layers: [{ id: "roads", lines: [["1", 2]] }] }],
  ["a layer that is none", { ...PACK, layers: [null] }],
])("refuses %s", (_name, json) => {
  expect(readRegionPack(json)).toEqual({ ok: false, error: "not-a-pack" });
});
