import { expect, it } from "vitest";
import { CHECKLIST_LIMITS, checklistGaps } from "./own-checklist.ts";

const item = (text: string, hint = "") => ({ text, hint });
const list = (name: string, items: readonly ReturnType<typeof item>[]) => checklistGaps({ name, items });

it("accepts a name and one item", () => {
  expect(list("Forklifts", [item("Check the forks.")])).toEqual({ name: null, items: null, at: new Map() });
});

it("reports what is missing, and treats blanks as missing", () => {
  expect(list(" ", [])).toEqual({ name: "missing", items: "none", at: new Map() });
  const { at } = list("Forklifts", [item("Check the forks."), item("  ", "Both of them")]);
  expect([...at]).toEqual([[1, { text: "missing", hint: null }]]);
});

it("accepts texts of the maximum length and rejects longer ones", () => {
  const { name, text, hint, items } = CHECKLIST_LIMITS;
  const most = Array.from({ length: items }, () => item("x".repeat(text), "y".repeat(hint)));
  expect(list("n".repeat(name), most)).toEqual({ name: null, items: null, at: new Map() });
  const over = list("n".repeat(name + 1), [...most, item("x".repeat(text + 1), "y".repeat(hint + 1))]);
  expect(over).toEqual({
    name: "too_long",
    items: "too_many",
    at: new Map([[items, { text: "too_long", hint: "too_long" }]]),
  });
});
