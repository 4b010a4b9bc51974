import { expect, it } from "vitest";
import { inZoneOrder, isZoneId, spokenZone, ZONE_IDS, ZONE_LABELS, zoneLabel } from "./zone-ids.ts";

it("lists the limits by danger, then the circle and the protective action area", () => {
  expect(ZONE_IDS).toEqual(["aegl-3", "idlh", "aegl-2", "aegl-1", "lel", "evac", "protect"]);
  expect(ZONE_IDS.map((id) => ZONE_LABELS[id])).not.toContain(undefined);
});

it("sorts known ids, and keeps the others after them in their order", () => {
  const layers = ["lel", "erpg-2", "aegl-1", "own", "aegl-3"].map((id) => ({ id }));
  expect(inZoneOrder(layers).map(({ id }) => id)).toEqual(["aegl-3", "aegl-1", "lel", "erpg-2", "own"]);
});

const spoken = (reaches: Readonly<Record<string, number>>) =>
  spokenZone(Object.entries(reaches).map(([id, farM]) => ({ id, farM })))?.id;

it.each([
  ["the flammable zone where that is the farthest", { "aegl-2": 62, idlh: 209, lel: 210, "aegl-1": 900 }, "lel"],
  ["IDLH where that is the farthest", { "aegl-3": 10, idlh: 210, "aegl-2": 62 }, "idlh"],
  ["AEGL-2 where all end at the same distance", { idlh: 10_000, "aegl-2": 10_000, lel: 10_000 }, "aegl-2"],
  ["AEGL-3 where that alone is reached of those that harm", { "aegl-3": 40, "aegl-1": 90 }, "aegl-3"],
  ["AEGL-1 where nothing else is reached", { "aegl-1": 90 }, "aegl-1"],
  ["the farthest of limits of its own", { "erpg-3": 20, "erpg-2": 80 }, "erpg-2"],
  ["nothing where no zone is reached", {}, undefined],
])("names %s", (_case, reaches, id) => {
  expect(spoken(reaches)).toBe(id);
});

it("names the flammable zone with its percentage of the LEL, and returns an unknown id unchanged", () => {
  expect(ZONE_LABELS.lel).toBe("10% LEL");
  expect(["lel", "idlh", "erpg-2"].map((id) => zoneLabel(id, 25))).toEqual(["25% LEL", "IDLH", "erpg-2"]);
});

it("accepts only its own ids", () => {
  expect(isZoneId("protect")).toBe(true);
  expect(isZoneId("erpg-2")).toBe(false);
});
