import { type IncidentPlan } from "@placard/api-client";
import { getIncidentPlan } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { unsentPlanText, type PlanPartLabels } from "./unsent-plan.ts";

const EMPTY = getIncidentPlan.response.shape.plan.parse({});
const at = (version: number, plan: IncidentPlan) => ({ plan, version });
/** Names each part by its key. */
const byName = <T extends object>() => new Proxy({}, { get: (_of, name) => String(name) }) as T;
const texts: PlanPartLabels = {
  fields: byName(),
  boxes: byName(),
  chemicals: "Chemicals",
  resources: "Resources summary",
  emptied: "(emptied)",
};

it("lists exactly the parts missing on the server", () => {
  const saved = { ...EMPTY, strategy: "Defensive.", location: "Pier 9" };
  const typed = {
    ...saved,
    objectives: "Close the valve.\nAccount for all.",
    location: "",
    boxes: [{ box: "safetyOfficer", text: "J. Roy" } as const],
    chemicals: [{ text: "1017", chemical: null, guide: null }],
    resource_list: [{ resource: "Engine", identifier: "E3", ordered: "", eta: "13:10", has_arrived: false, notes: "" }],
  };
  expect(unsentPlanText(at(3, typed), at(3, saved), texts).split("\n")).toEqual([
    "location: (emptied)",
    "objectives: Close the valve.",
    "Account for all.",
    "safetyOfficer: J. Roy",
    "Chemicals: 1017",
    "Resources summary: Engine, E3, 13:10",
  ]);
  expect(unsentPlanText(at(3, saved), at(3, saved), texts)).toBe("");
});

it("lists all typed text if the server state is unknown, without suggestions", () => {
  const typed = {
    ...EMPTY,
    objectives: "All out.",
    location: "Pier 9",
    known: [{ field: "location" as const, text: "Pier 9" }],
  };
  expect(unsentPlanText(at(3, typed), null, texts)).toBe("objectives: All out.");
});

it("lists a removed box and line", () => {
  const saved = { ...EMPTY, boxes: [{ box: "safetyOfficer", text: "J. Roy" } as const] };
  expect(unsentPlanText(at(3, EMPTY), at(3, saved), texts)).toBe("safetyOfficer: (emptied)");
});

it("does not list additions of others as removed", () => {
  const theirs = { ...EMPTY, strategy: "Defensive." };
  expect(unsentPlanText(at(3, { ...EMPTY, location: "Pier 9" }), at(4, theirs), texts)).toBe("location: Pier 9");
});
