import type { PlacePrecision } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { sampleFacts } from "../document/sample-facts.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { nerisFacts } from "./neris-facts.ts";

const { result } = sampleFacts;
if (result === null) throw new Error("The sample has a calculation.");

const pointOf = (facts: IncidentFacts) => nerisFacts(EMPTY_PLAN, facts, en.incidentLog)?.point;
const at = (precision: PlacePrecision): IncidentFacts => ({
  ...sampleFacts,
  result: { ...result, place: { ...result.place, precision } },
});

it.each(["registered", "rooftop", "point", "interpolated", "intersection"] as const)(
  "reports a position known as %s",
  (precision) => {
    expect(pointOf(at(precision))).toEqual(result.place.center);
  },
);

it.each(["street", "town", "none"] as const)("reports no position known only as %s", (precision) => {
  expect(pointOf(at(precision))).toBeNull();
});

it("reports no position without a calculation", () => {
  expect(pointOf({ ...sampleFacts, result: null })).toBeNull();
});
