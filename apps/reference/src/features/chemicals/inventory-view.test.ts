import { getChemicalsByBusiness, type InventoryChemical } from "@placard/api-client";
import { describe, expect, it } from "vitest";
import { countByLevel, isStale, NO_FILTER, shownChemicals } from "./inventory-view.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;

function chemical(changes: Partial<InventoryChemical>): InventoryChemical {
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  return { ...sample, ...changes };
}

const inventory = [
  chemical({ id: 1, name: "Gasoline", un_number: "1203", hazard_level: "high", location_id: 2 }),
  chemical({ id: 2, name: "Sodium bicarbonate", un_number: null, hazard_level: "low", location_id: 1 }),
  chemical({ id: 3, name: "Chlorine", un_number: "1017", hazard_level: "extreme", location_id: 1 }),
  chemical({ id: 4, name: "Diesel", un_number: "1202", hazard_level: "high", location_id: 2 }),
];
const locationOf = ({ location_id }: InventoryChemical) => (location_id === 1 ? "Harbour Works" : "Cold Store");
const namesOf = (filter: Partial<typeof NO_FILTER>) =>
  shownChemicals(inventory, { ...NO_FILTER, ...filter }, locationOf).map(({ name }) => name);

describe("shownChemicals", () => {
  it("puts the most dangerous first, then goes by name", () => {
    expect(namesOf({})).toEqual(["Chlorine", "Diesel", "Gasoline", "Sodium bicarbonate"]);
  });

  it.each([
    ["name", " chlor ", ["Chlorine"]],
    ["UN number", "1203", ["Gasoline"]],
    ["location name", "cold", ["Diesel", "Gasoline"]],
    ["nothing that is there", "acetone", []],
  ])("finds by %s", (_what, text, names) => {
    expect(namesOf({ text })).toEqual(names);
  });

  it("keeps what fits every filter at once", () => {
    expect(namesOf({ level: "high", locationId: 1 })).toEqual([]);
    expect(namesOf({ level: "high", locationId: 2, text: "die" })).toEqual(["Diesel"]);
  });
});

it("counts every level", () => {
  expect(countByLevel(inventory)).toEqual({ low: 1, medium: 0, high: 2, extreme: 1 });
});

it.each([
  ["2026-08-23T12:00:00.000Z", false],
  ["2026-08-22T12:00:00.000Z", true],
])("on 21 November a record of %s is stale: %s", (updated_at, expected) => {
  expect(isStale(chemical({ updated_at }), new Date("2026-11-21T12:00:00.000Z"))).toBe(expected);
});
