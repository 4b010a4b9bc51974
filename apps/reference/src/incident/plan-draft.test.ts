import { updateIncidentPlan } from "@placard/api-client";
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

it("comes back whole from a draft, each chemical with its words and its reference", () => {
  expect(planFromDraft(planToDraft(plan))).toEqual(plan);
});

it("leaves out of a draft what is not a chemical", () => {
  const draft = { ...planToDraft(plan), chemicals: ["no JSON", `{"text":"x","chemical":{"key":"nitric"}}`] };
  expect(planFromDraft(draft).chemicals).toEqual([]);
});

it("is another plan when the same words mean another id", () => {
  const chemicals = plan.chemicals.map((one) =>
    one.chemical === null ? one : { ...one, chemical: { ...one.chemical, un_number: unNumber("2031") } },
  );
  expect(isSamePlan(planToDraft(plan), planToDraft(plan))).toBe(true);
  expect(isSamePlan(planToDraft(plan), planToDraft({ ...plan, chemicals }))).toBe(false);
});

it("goes to the form and back without loss", () => {
  expect(wireChemicals(actionPlanOf(plan).chemicals)).toEqual(plan.chemicals);
  expect(actionPlanOf(plan).chemicals[0]?.chemical).toEqual({
    key: "cas:7697-37-2",
    unNumber: "UN2032",
    name: "Red fuming",
  });
});

it("takes a plan that an older version of the app kept, without boxes", () => {
  const { boxes: _boxes, resource_list: _resources, ...older } = plan;
  expect(planToDraft(older)).toMatchObject({ boxes: [], resource_list: [] });
  expect(actionPlanOf(older)).toMatchObject({ boxes: [], resourceList: [] });
});
