import { describe, expect, it } from "vitest";
import { explainHazardFromNfpa, hazardLevelFromNfpa } from "./level-from-nfpa.ts";
import { nfpaDegreeWords, nfpaSpecialWords } from "../nfpa/nfpa-words.ts";

describe("hazardLevelFromNfpa", () => {
  it.each([
    [{ health: 4, fire: 0, reactivity: 0 }, "extreme"],
    [{ health: 0, fire: 4, reactivity: 0 }, "extreme"],
    [{ health: 0, fire: 0, reactivity: 4 }, "extreme"],
    [{ health: 3, fire: 1, reactivity: 0 }, "high"],
    [{ health: 2, fire: 2, reactivity: 1 }, "medium"],
    [{ health: 1, fire: 1, reactivity: 0 }, "low"],
    [{ health: 0, fire: 0, reactivity: 0 }, "low"],
    [{ health: null, fire: 3, reactivity: undefined }, "high"],
    // without data
    [{ health: null, fire: null, reactivity: null }, "medium"],
    [{}, "medium"],
    [undefined, "medium"],
    [null, "medium"],
    [{ health: NaN }, "medium"],
  ])("maps %j to %s", (degrees, level) => {
    expect(hazardLevelFromNfpa(degrees)).toBe(level);
  });

  it("names the leading field", () => {
    const source = { key: "SITE" } as const;
    expect(explainHazardFromNfpa({ health: 1, fire: 3, reactivity: 2 }, [source])).toEqual({
      level: "high",
      basis: "NFPA 704 fire 3.",
      kind: "graded",
      sources: [source],
    });
    expect(explainHazardFromNfpa({ reactivity: 2 }).basis).toBe("NFPA 704 instability 2.");
    expect(explainHazardFromNfpa({ health: 2, fire: 2 }).basis).toBe("NFPA 704 health 2.");
    expect(explainHazardFromNfpa(null)).toMatchObject({
      kind: "unknown",
      level: null,
      basis: "No NFPA 704 rating on file.",
    });
  });
});

describe("texts of the diamond", () => {
  it.each([
    ["health", 4, "4 can be fatal"],
    ["fire", 0, "0 does not burn"],
    ["reactivity", 0, "0 stable"],
    ["fire", 3, "3 can be ignited at room temperature"],
    ["health", null, "? unknown"],
  ] as const)("describe %s %j as %s", (field, degree, words) => {
    expect(nfpaDegreeWords(field, degree)).toBe(words);
  });

  it.each([
    ["OX", "OX oxidizer"],
    ["w", "W reacts with water"],
    ["SA", "SA simple asphyxiant"],
    ["COR", "COR"],
    [" ", null],
    [null, null],
  ])("describe the special mark %j as %j", (mark, words) => {
    expect(nfpaSpecialWords(mark)).toBe(words);
  });
});
