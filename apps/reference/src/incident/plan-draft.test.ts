import { updateIncidentPlan } from "@placard/api-client/internal";
import { unNumber } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { actionPlanOf, wireChemicals } from "./action-plan.ts";
import { isSamePlan, planFromDraft, planToDraft } from "./plan-draft.ts";

const plan = updateIncidentPlan.response.shape.plan.parse({
  ...updateIncidentPlan.example.body.plan,
  chemicals: [
    { text: "fuming nitric", chemical: { key: "cas:7697-37-2", name: "Red fuming", un_number: unNumber("2032") } },
    { text: "green drum", chemical: null },
  ],
});

it("restores a plan from a draft with the text and reference of each chemical", () => {
  expect(planFromDraft(planToDraft(plan))).toEqual(plan);
});

it("drops entries that are not chemicals", () => {
  const draft = { ...planToDraft(plan), chemicals: ["no JSON", `{"text":"x","chemical":{"key":"nitric"}}`] };
  expect(planFromDraft(draft).chemicals).toEqual([]);
});

it("finds a difference if the same text refers to another substance", () => {
  const chemicals = plan.chemicals.map((one) =>
    one.chemical === null ? one : { ...one, chemical: { ...one.chemical, un_number: unNumber("2031") } },
  );
  expect(isSamePlan(planToDraft(plan), planToDraft(plan))).toBe(true);
  expect(isSamePlan(planToDraft(plan), planToDraft({ ...plan, chemicals }))).toBe(false);
});

it("converts to form values and back without loss", () => {
  expect(wireChemicals(actionPlanOf(plan).chemicals)).toEqual(plan.chemicals);
  expect(actionPlanOf(plan).chemicals[0]?.chemical).toEqual({
    key: "cas:7697-37-2",
    unNumber: "UN2032",
    name: "Red fuming",
  });
});

it("reads a plan without form boxes from an older app version", () => {
  const { boxes: _boxes, resource_list: _resources, ...older } = plan;
  expect(planToDraft(older)).toMatchObject({ boxes: [], resource_list: [] });
  expect(actionPlanOf(older)).toMatchObject({ boxes: [], resourceList: [] });
});
