import { getIncidentPlan } from "@placard/api-client";
import { unNumber, type UnNumber } from "@placard/hazmat-core";
import { describe, expect, it } from "vitest";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { filledIn, onNewerPlan, planOf, planValues } from "./plan-values.ts";

const EMPTY_PLAN = getIncidentPlan.response.shape.plan.parse({});

const first: SavedPlan = {
  plan: { ...EMPTY_PLAN, objectives: "Account for all." },
  version: 1,
  updated_at: null,
  updated_by: "A",
};
const second: SavedPlan = { ...first, plan: { ...first.plan, strategy: "Defensive." }, version: 2, updated_by: "B" };
const typed = { ...planValues(first), objectives: "Account for all. Close the valve." };

describe("a newer plan of the server", () => {
  it("is taken as it is where nothing was typed", () => {
    const answer = onNewerPlan({ values: planValues(first), isChanged: false, sent: null }, second);
    expect(answer).toEqual({ values: planValues(second), isConflict: false });
  });

  it("leaves what was typed, and both are shown", () => {
    const answer = onNewerPlan({ values: typed, isChanged: true, sent: null }, second);
    expect(answer).toEqual({ values: { baseVersion: "2" }, isConflict: true });
  });

  it("that names another id of the same words stands against one's own", () => {
    const drum = (un_number: UnNumber) =>
      ({ text: "nitric", chemical: { key: "cas:7697-37-2", name: "Nitric acid", un_number } }) as const;
    const theirs = { ...second, plan: { ...first.plan, chemicals: [drum(unNumber("2031"))] } };
    const values = planValues({ ...first, plan: { ...first.plan, chemicals: [drum(unNumber("2032"))] } });
    expect(onNewerPlan({ values, isChanged: true, sent: null }, theirs).isConflict).toBe(true);
  });

  it("is one's own that arrived, also when more was typed meanwhile", () => {
    const own: SavedPlan = { ...second, plan: planOf(typed) };
    expect(onNewerPlan({ values: typed, isChanged: true, sent: { plan: planOf(typed), typed } }, own).isConflict).toBe(
      false,
    );
    const more = { ...typed, objectives: `${typed.objectives} Report.` };
    expect(onNewerPlan({ values: more, isChanged: true, sent: { plan: planOf(typed), typed } }, own)).toEqual({
      values: { baseVersion: "2" },
      isConflict: false,
    });
  });

  it("that is one's own with what the incident filled in leaves nothing to restore", () => {
    const known = { texts: { location: { text: "1 Pier Road", from: "plume" as const } }, chemicals: [] };
    const sent = { plan: planOf(filledIn(typed, known)), typed };
    const own: SavedPlan = { ...second, plan: sent.plan };
    expect(onNewerPlan({ values: typed, isChanged: true, sent }, own)).toEqual({
      values: planValues(own),
      isConflict: false,
    });
  });
});
