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

describe("inspectionGaps", () => {
  it("lists items without a result, and failed items without a description or correction date", () => {
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

  it("returns no gaps for a complete inspection", () => {
    const done = [answer("pin"), answer("label", { result: "fail", note: "Faded", mend_by: "2026-11-28" })];
    expect(inspectionGaps(["pin", "label"], done).size).toBe(0);
  });
});

describe("mergeAnswers", () => {
  const base = [answer("pin", { result: null }), answer("place")];

  it("keeps the answers of both people", () => {
    const merged = mergeAnswers(
      base,
      [answer("pin"), answer("place")],
      [answer("pin", { result: null }), answer("place", { result: "na" }), answer("gauge")],
    );
    expect(merged.disputed).toEqual([]);
    expect(merged.answers).toEqual([answer("pin"), answer("place", { result: "na" }), answer("gauge")]);
  });

  it("lists the items that both changed differently, and keeps the own answers", () => {
    const own = [answer("pin", { result: "fail", note: "Missing" }), answer("place")];
    const merged = mergeAnswers(base, own, [answer("pin", { result: "pass" }), answer("place")]);
    expect(merged).toEqual({ answers: own, disputed: ["pin"] });
  });

  it("lists no dispute if both gave the same answer", () => {
    expect(mergeAnswers(base, [answer("pin")], [answer("pin")]).disputed).toEqual([]);
  });
});
