import { SOURCE_KINDS } from "@placard/hazmat-core/scene";
import { expect, it } from "vitest";
import { EMPTY_PLUME } from "./plume-values.ts";
import { fieldOfInput, SOURCE_FIELDS, sourceFields, sourceOf } from "./source-entry.ts";

const FILLED = {
  ...EMPTY_PLUME,
  emission_rate: "0.15",
  pool_area_m2: "20",
  hole_diameter_mm: "5",
  liquid_above_hole_m: "1.5",
  bore_mm: "100",
  gauge_pressure: "7",
  contents_kg: "68",
};

it.each([
  ["rate", { kind: "rate", rateKgPerS: 0.15 }],
  ["pool", { kind: "pool", areaM2: 20 }],
  ["tank", { kind: "tank", holeDiameterM: 0.005, liquidAboveHoleM: 1.5, pressurePa: 800_000, contentsKg: 68 }],
  ["cylinder", { kind: "cylinder", holeDiameterM: 0.005, pressurePa: 800_000, contentsKg: 68 }],
  ["gas-line", { kind: "gas-line", boreM: 0.1, pressurePa: 800_000 }],
])("converts a %s from the form into the units of the core", (source, expected) => {
  expect(sourceOf({ ...FILLED, source }, 1000)).toEqual(expected);
});

it("omits values that were not entered, so that the core derives them", () => {
  const values = { ...FILLED, source: "cylinder", gauge_pressure: " ", contents_kg: "" };
  expect(sourceOf(values, null)).toEqual({ kind: "cylinder", holeDiameterM: 0.005 });
});

it("keeps the input of every source, and a chosen state", () => {
  const chosen = SOURCE_KINDS.reduce((values, kind) => ({ ...values, ...sourceFields(kind, values) }), FILLED);
  expect(chosen).toEqual({ ...FILLED, source: "gas-line", state: "liquid" });
});

it("maps every figure that the core may refuse to its field", () => {
  const inputs = ["areaM2", "holeDiameterM", "liquidAboveHoleM", "boreM", "pressurePa", "contentsKg"];
  const fields = new Set(inputs.map((input) => fieldOfInput(`source.${input}`)));
  expect(fields).toEqual(new Set(Object.values(SOURCE_FIELDS).flat()));
  expect(fieldOfInput("weather.windSpeedMps")).toBeUndefined();
});
