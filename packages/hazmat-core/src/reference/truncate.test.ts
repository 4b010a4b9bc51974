import { describe, expect, it } from "vitest";
import { truncateItems, truncateText, TRUNCATION, type TextKind } from "./truncate.ts";

const words = (length: number): string => "word ".repeat(length).slice(0, length).trim();

describe("truncateText", () => {
  it.each([
    ["toxicity", 80],
    ["physical", 50],
    ["exposure", 100],
    ["other", 150],
    ["description", 160],
  ] as const)("keeps %s of %d characters unchanged and cuts a longer text", (kind, limit) => {
    const exact = "x".repeat(limit);
    expect(TRUNCATION[kind]).toBe(limit);
    expect(truncateText(exact, kind)).toEqual({ shown: exact, rest: "", isCut: false });
    expect(truncateText(`${exact}y`, kind)).toEqual({ shown: exact, rest: "y", isCut: true });
  });

  it("cuts between words and loses nothing", () => {
    const text = words(400);
    for (const kind of Object.keys(TRUNCATION) as TextKind[]) {
      const { shown, rest } = truncateText(text, kind);
      expect(shown.endsWith("word")).toBe(true);
      expect(shown + rest).toBe(text);
    }
  });

  it("does not split a character of two code units", () => {
    expect(truncateText("☠️😀".repeat(60), "physical").shown).not.toMatch(/[\uD800-\uDBFF]$/);
  });
});

describe("truncateItems", () => {
  it("returns three values, two of toxicity, and keeps the rest", () => {
    expect(truncateItems([1, 2, 3, 4], "physical")).toEqual({ shown: [1, 2, 3], rest: [4] });
    expect(truncateItems([1, 2, 3, 4], "toxicity")).toEqual({ shown: [1, 2], rest: [3, 4] });
    expect(truncateItems([], "other")).toEqual({ shown: [], rest: [] });
  });
});
