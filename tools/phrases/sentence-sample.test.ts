import { describe, expect, it } from "vitest";
import { sampleSentences, translatedSentences } from "./sentence-sample.ts";

describe("a sample of translated sentences", () => {
  it("is the same for the same seed and different for another", () => {
    expect(sampleSentences(20, 7)).toEqual(sampleSentences(20, 7));
    expect(sampleSentences(20, 8)).not.toEqual(sampleSentences(20, 7));
  });

  it("contains no sentence twice, each with its English, in both languages", () => {
    const sample = sampleSentences(100, 7);
    expect(new Set(sample.map((one) => JSON.stringify(one))).size).toBe(100);
    expect(sample.filter(({ text, english }) => text === "" || english === "")).toEqual([]);
    for (const language of ["fr", "es"])
      expect(sample.filter((one) => one.language === language).length).toBeGreaterThan(30);
  });

  it("is drawn from core and component sentences", () => {
    const keys = new Set(translatedSentences().map(({ key }) => key));
    expect(keys).toContain("core");
    expect(keys).toContain("wind.calm");
  });
});
