import { englishProblems, fieldTexts, validatePlume } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { problemTexts } from "./problem-texts.ts";

const RIGHT = {
  chem_name: "Chlorine",
  address: "1 Sample Road",
  emission_rate: "1",
  emission_height: "0",
  state: "gas",
};
const TANK = { ...RIGHT, source: "tank", hole_diameter_mm: "0", liquid_above_hole_m: "-1", gauge_pressure: "low" };

it.each([
  [{}],
  [{ ...RIGHT, emission_rate: "0", emission_height: "-1", state: "plasma" }],
  [{ ...RIGHT, turnBackLELPercent: "101", duration_min: "0", ground_temperature_c: "90" }],
  [{ ...TANK, contents_kg: "0" }],
  [{ ...RIGHT, source: "cylinder", hole_diameter_mm: "5", state: "liquid" }],
])("has texts for every possible problem of the form: %j", (values) => {
  const found = validatePlume(values);
  expect(Object.keys(problemTexts(found, en.plume.problems)).length).toBeGreaterThan(0);
  expect(problemTexts(found, en.plume.problems)).toEqual(fieldTexts(found, englishProblems));
});
