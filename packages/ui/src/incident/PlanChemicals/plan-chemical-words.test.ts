import { unNumber } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { planChemicalWords } from "./plan-chemical-words.ts";

const acid = { key: "cas:7697-37-2", unNumber: unNumber("2032"), name: "Nitric acid, red fuming" } as const;

it("keeps the text as entered, followed by the substance and its UN number", () => {
  expect(planChemicalWords({ text: "fuming nitric", chemical: acid }, "not identified")).toBe(
    "fuming nitric – Nitric acid, red fuming, UN2032",
  );
});

it("marks a text without a record as not identified", () => {
  expect(planChemicalWords({ text: "green drum", chemical: null }, "not identified")).toBe(
    "green drum – not identified",
  );
});
