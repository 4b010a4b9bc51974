import { getChemicalsByBusiness, type InventoryChemical } from "@placard/api-client";
import { describe, expect, it } from "vitest";
import { countByLevel, filterMarks, isStale, NO_FILTER, shownChemicals } from "./inventory-view.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;

function chemical(changes: Partial<InventoryChemical>): InventoryChemical {
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  return { ...sample, ...changes };
}

const because = (kind: InventoryChemical["level_basis"]["kind"]) => ({ kind, text: "Why.", source: null, others: [] });

const inventory = [
  chemical({ id: 1, name: "Gasoline", un_number: "1203", hazard_level: "high", location_id: 2 }),
  chemical({ id: 2, name: "Sodium bicarbonate", un_number: null, hazard_level: "low", location_id: 1 }),
  chemical({ id: 3, name: "Chlorine", un_number: "1017", hazard_level: "extreme", location_id: 1 }),
  chemical({
    id: 5,
    name: "Pond dye",
    un_number: null,
    hazard_level: null,
    level_basis: because("none"),
    location_id: 1,
  }),
  chemical({ id: 6, name: "Batteries", hazard_level: null, level_basis: because("not_graded"), location_id: 1 }),
  chemical({ id: 7, name: "Bleach", un_number: null, hazard_level: "medium", location_id: 1 }),
  chemical({ id: 4, name: "Diesel", un_number: "1202", hazard_level: "high", location_id: 2 }),
];
const locationOf = ({ location_id }: InventoryChemical) => (location_id === 1 ? "Harbour Works" : "Cold Store");
const namesOf = (filter: Partial<typeof NO_FILTER>) =>
  shownChemicals(inventory, { ...NO_FILTER, ...filter }, locationOf).map(({ name }) => name);

describe("shownChemicals", () => {
  it("puts the most dangerous first, what has no level before what is known to be less, then goes by name", () => {
    expect(namesOf({})).toEqual([
      "Chlorine",
      "Diesel",
      "Gasoline",
      "Batteries",
      "Pond dye",
      "Bleach",
      "Sodium bicarbonate",
    ]);
  });

  it("never counts a chemical without a level as low", () => {
    expect(namesOf({ level: "low" })).toEqual(["Sodium bicarbonate"]);
    expect(namesOf({ level: "unknown" })).toEqual(["Pond dye"]);
    expect(namesOf({ level: "not_graded" })).toEqual(["Batteries"]);
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

it("counts every level, and apart from them what has none", () => {
  expect(countByLevel(inventory)).toEqual({ extreme: 1, high: 2, unknown: 1, not_graded: 1, medium: 1, low: 1 });
});

it("offers unknown always, and not graded where something is or it was chosen", () => {
  const none = countByLevel([]);
  expect(filterMarks(none, null)).toEqual(["extreme", "high", "unknown", "medium", "low"]);
  expect(filterMarks(none, "not_graded")).toContain("not_graded");
  expect(filterMarks(countByLevel(inventory), null)).toContain("not_graded");
});

it.each([
  ["2026-08-23T12:00:00.000Z", false],
  ["2026-08-22T12:00:00.000Z", true],
])("on 21 November a record of %s is stale: %s", (updated_at, expected) => {
  expect(isStale(chemical({ updated_at }), new Date("2026-11-21T12:00:00.000Z"))).toBe(expected);
});
