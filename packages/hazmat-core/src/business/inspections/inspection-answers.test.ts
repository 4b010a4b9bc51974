import { describe, expect, it } from "vitest";
import { inspectionGaps, mergeAnswers, type InspectionAnswer } from "./inspection-answers.ts";

const answer = (item: string, given: Partial<InspectionAnswer> = {}): InspectionAnswer => ({
  item,
  result: "pass",
  note: "",
  owner_id: null,
  mend_by: null,
  is_high_risk: false,
  ...given,
});

describe("what a round lacks", () => {
  it("is a result for every item, and the words and the day of each failed one", () => {
    const gaps = inspectionGaps(
      ["pin", "place", "gauge", "label", "tag"],
      [
        answer("place", { result: null }),
        answer("gauge", { result: "fail", note: " " }),
        answer("label", { result: "fail", note: "Faded" }),
        answer("tag", { result: "na" }),
      ],
    );
    expect([...gaps]).toEqual([
      ["pin", "result"],
      ["place", "result"],
      ["gauge", "note"],
      ["label", "mend_by"],
    ]);
  });

  it("is nothing once all is said", () => {
    const done = [answer("pin"), answer("label", { result: "fail", note: "Faded", mend_by: "2026-11-28" })];
    expect(inspectionGaps(["pin", "label"], done).size).toBe(0);
  });
});

describe("two people at one round", () => {
  const base = [answer("pin", { result: null }), answer("place")];

  it("keep what each of them answered", () => {
    const merged = mergeAnswers(
      base,
      [answer("pin"), answer("place")],
      [answer("pin", { result: null }), answer("place", { result: "na" }), answer("gauge")],
    );
    expect(merged.disputed).toEqual([]);
    expect(merged.answers).toEqual([answer("pin"), answer("place", { result: "na" }), answer("gauge")]);
  });

  it("learn where they disagree, and nothing of one's own is lost", () => {
    const own = [answer("pin", { result: "fail", note: "Missing" }), answer("place")];
    const merged = mergeAnswers(base, own, [answer("pin", { result: "pass" }), answer("place")]);
    expect(merged).toEqual({ answers: own, disputed: ["pin"] });
  });

  it("do not disagree where both say the same", () => {
    expect(mergeAnswers(base, [answer("pin")], [answer("pin")]).disputed).toEqual([]);
  });
});
