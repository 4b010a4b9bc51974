import { unNumber } from "@placard/hazmat-core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EMPTY_PLAN, LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS } from "./plan-fields.ts";
import { PlanSheet } from "./PlanSheet.tsx";

const acid = { key: "cas:7697-37-2", unNumber: unNumber("2032"), name: "Nitric acid, red fuming" } as const;
const sheet = (plan = EMPTY_PLAN) =>
  renderToStaticMarkup(<PlanSheet plan={plan} printed="Printed 21 Nov, 18:05" note="Not saved yet." />);

it("holds every field, and says which are not filled in", () => {
  const empty = sheet();
  expect(empty.split("<dt>")).toHaveLength(1 + SHORT_PLAN_FIELDS.length + LONG_PLAN_FIELDS.length + 1);
  expect(empty.split("Not filled in")).toHaveLength(1 + SHORT_PLAN_FIELDS.length + LONG_PLAN_FIELDS.length + 1);
});

it("names each chemical by its words and by what they mean", () => {
  const chemicals = [
    { text: "fuming nitric", chemical: acid },
    { text: "green drum", chemical: null },
  ];
  const printed = sheet({ ...EMPTY_PLAN, chemicals });
  expect(printed).toContain("fuming nitric – Nitric acid, red fuming, UN2032");
  expect(printed).toContain("green drum – Not identified");
});
