import { describe, expect, it } from "vitest";
import { nfpaDegreeWords, nfpaSpecialWords } from "./nfpa-words.ts";

describe("texts of the diamond", () => {
  it.each([
    ["health", 0, "0 no unusual hazard"],
    ["health", 1, "1 irritating"],
    ["health", 2, "2 harmful"],
    ["health", 3, "3 serious injury"],
    ["health", 4, "4 can be fatal"],
    ["fire", 0, "0 does not burn"],
    ["fire", 1, "1 burns when preheated"],
    ["fire", 2, "2 burns when warmed"],
    ["fire", 3, "3 can be ignited at room temperature"],
    ["fire", 4, "4 ignites very easily"],
    ["reactivity", 0, "0 stable"],
    ["reactivity", 1, "1 unstable when heated"],
    ["reactivity", 2, "2 reacts violently when heated"],
    ["reactivity", 3, "3 may detonate if heated or shocked"],
    ["reactivity", 4, "4 may detonate"],
    ["reactivity", null, "? unknown"],
  ] as const)("describe %s %s as %s", (field, degree, words) => {
    expect(nfpaDegreeWords(field, degree)).toBe(words);
  });

  it.each([
    ["OX", "OX oxidizer"],
    [" ox ", "OX oxidizer"],
    ["W", "W reacts with water"],
    ["SA", "SA simple asphyxiant"],
    [" COR ", "COR"],
    ["  ", null],
    [null, null],
  ])("describe the mark %j as %s", (special, words) => {
    expect(nfpaSpecialWords(special)).toBe(words);
  });
});
