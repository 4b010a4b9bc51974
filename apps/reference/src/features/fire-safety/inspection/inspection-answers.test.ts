import { expect, it } from "vitest";
import { initialAnswers, resolveConflict, emptyAnswer, withAnswer, mergeSaved } from "./inspection-answers.ts";

const NONE = { base: "", answers: "" };
const DAY = "2026-11-28";
const pass = (item: string) => ({ ...emptyAnswer(item), result: "pass" as const });

it("suggests a due date for a failed item and drops it if the item passes", () => {
  const failed = withAnswer([], "pin", { result: "fail" }, DAY);
  expect(failed).toEqual([{ ...emptyAnswer("pin"), result: "fail", mend_by: DAY }]);
  expect(withAnswer(failed, "pin", { mend_by: null }, DAY)[0]?.mend_by).toBeNull();
  const urgent = withAnswer(failed, "pin", { is_high_risk: true, owner_id: 8, note: "Gone" }, DAY);
  expect(withAnswer(urgent, "pin", { result: "pass" }, DAY)).toEqual([{ ...pass("pin"), note: "Gone" }]);
});

it("starts with the stored answers if nothing valid was typed here", () => {
  const saved = { version: 3, answers: [pass("pin")] };
  for (const draft of [NONE, { base: "[]", answers: "[{]" }, { base: "[]", answers: '[{"item":1}]' }]) {
    expect(initialAnswers(saved, draft)).toMatchObject({ version: 3, base: saved.answers, answers: saved.answers });
  }
});

it("continues with the answers typed here and merges answers saved by others", () => {
  const draft = { base: "[]", answers: JSON.stringify([pass("pin")]) };
  const opened = initialAnswers({ version: 4, answers: [pass("label")] }, draft);
  expect(opened.answers).toEqual([pass("pin"), pass("label")]);
  expect(opened.disputed).toEqual([]);
});

it("lists items that both answered and keeps the local answer", () => {
  const mine = { version: 1, base: [], answers: [pass("pin")], disputed: [], isMerged: false };
  const theirs = [{ ...emptyAnswer("pin"), result: "na" as const }];
  expect(mergeSaved(mine, { version: 2, answers: theirs })).toEqual({
    version: 2,
    base: [],
    answers: [pass("pin")],
    disputed: ["pin"],
    isMerged: true,
  });
});

it("asks again about such an item after a reload and after another save by the others", () => {
  const theirs = [{ ...emptyAnswer("pin"), result: "na" as const }];
  const merged = mergeSaved(
    { version: 1, base: [], answers: [pass("pin")], disputed: [], isMerged: false },
    { version: 2, answers: theirs },
  );
  const draft = { base: JSON.stringify(merged.base), answers: JSON.stringify(merged.answers) };
  expect(initialAnswers({ version: 2, answers: theirs }, draft)).toMatchObject({ disputed: ["pin"], isMerged: true });
  const later = { version: 3, answers: [...theirs, pass("label")] };
  expect(mergeSaved(merged, later)).toMatchObject({ disputed: ["pin"], answers: [pass("pin"), pass("label")] });
});

it("uses the other answer or the local answer and stops asking about that item", () => {
  const theirs = [{ ...emptyAnswer("pin"), result: "na" as const }];
  const saved = { version: 2, answers: theirs };
  const merged = mergeSaved({ version: 1, base: [], answers: [pass("pin")], disputed: [], isMerged: false }, saved);
  expect(resolveConflict(merged, saved.answers, "pin", "theirs")).toMatchObject({
    answers: theirs,
    base: theirs,
    disputed: [],
  });
  expect(resolveConflict(merged, saved.answers, "pin", "mine")).toMatchObject({
    answers: [pass("pin")],
    base: theirs,
    disputed: [],
  });
});
