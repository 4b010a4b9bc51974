import { describe, expect, it } from "vitest";
import { nfpaDegreeWords, nfpaSpecialWords } from "./nfpa-words.ts";
import { withholdLowHealth } from "./withhold-low-health.ts";

describe("words of the diamond", () => {
  it.each([
    [0, "0 stable"],
    [1, "1 unstable when heated"],
    [2, "2 violent change when heated"],
    [3, "3 may detonate if heated or shocked"],
    [4, "4 may detonate"],
    [null, "? unknown"],
  ] as const)("say of instability %s: %s", (degree, words) => {
    expect(nfpaDegreeWords("reactivity", degree)).toBe(words);
  });

  it.each([
    ["OX", "OX oxidizer"],
    [" ox ", "OX oxidizer"],
    ["W", "W reacts with water"],
    ["SA", "SA simple asphyxiant"],
    [" COR ", "COR"],
    ["  ", null],
    [null, null],
  ])("say of the mark %j: %s", (special, words) => {
    expect(nfpaSpecialWords(special)).toBe(words);
  });
});

it("withholds a low health degree of the list for every form of the statement that it is fatal if inhaled", () => {
  const listed = { health: 3, fire: 0, reactivity: 0, special: null, note: null } as const;
  const rating = { ...listed, source: { key: "NFPA-LIST", mark: "unverified" } } as const;
  expect(withholdLowHealth(rating, ["H315", "H330 ***"]).health).toBeNull();
  expect(withholdLowHealth(rating, ["EUH330"]).health).toBe(3);
});
