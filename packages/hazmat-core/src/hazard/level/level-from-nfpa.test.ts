import { describe, expect, it } from "vitest";
import { explainHazardFromNfpa, hazardLevelFromNfpa } from "./level-from-nfpa.ts";
import { nfpaDegreeWords, nfpaSpecialWords } from "../nfpa/nfpa-words.ts";
import type { NfpaRating } from "../nfpa/nfpa-rating.ts";
import { withholdLowHealth } from "../nfpa/withhold-low-health.ts";

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
  ])("reads %j as %s", (degrees, level) => {
    expect(hazardLevelFromNfpa(degrees)).toBe(level);
  });

  it("explains which field led", () => {
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

describe("words of the diamond", () => {
  it.each([
    ["health", 4, "4 deadly"],
    ["fire", 0, "0 does not burn"],
    ["reactivity", 0, "0 stable"],
    ["fire", 3, "3 can be ignited at room temperature"],
    ["health", null, "? unknown"],
  ] as const)("says of %s %j: %s", (field, degree, words) => {
    expect(nfpaDegreeWords(field, degree)).toBe(words);
  });

  it.each([
    ["OX", "OX oxidizer"],
    ["w", "W reacts with water"],
    ["SA", "SA simple asphyxiant"],
    ["COR", "COR"],
    [" ", null],
    [null, null],
  ])("says of the special mark %j: %j", (mark, words) => {
    expect(nfpaSpecialWords(mark)).toBe(words);
  });
});

describe("withholdLowHealth", () => {
  const listed: NfpaRating = {
    health: 3,
    fire: 0,
    reactivity: 0,
    special: "OX",
    source: { key: "NFPA-LIST", mark: "unverified" },
    note: null,
  };

  it("shows ? for a gas that is fatal if inhaled and that the list rates under 4", () => {
    expect(withholdLowHealth(listed, ["H270", "H330"])).toEqual({
      ...listed,
      health: null,
      note: "Health rating not shown: the unverified list gives 3, but it is fatal if inhaled (H330).",
    });
  });

  it.each([
    [3, ["H331"], ["B"], "it is toxic by inhalation, hazard zone B"],
    [3, [], ["A"], "it is toxic by inhalation, hazard zone A"],
    [2, [], ["C"], "it is toxic by inhalation, hazard zone C"],
    [1, ["H302", "H314"], [], "it causes skin burns (H314)"],
    [2, ["H315", "H318"], [], "it damages the eyes permanently (H318)"],
    [2, ["H300 **"], [], "it is fatal if swallowed (H300)"],
    [0, ["H310"], [], "it is fatal in contact with skin (H310)"],
    [3, ["H314", "H330"], [], "it is fatal if inhaled (H330)"],
  ] as const)("shows ? for a %s of %j in zone %j", (health, hCodes, zones, why) => {
    const rating = withholdLowHealth({ ...listed, health }, hCodes, zones);
    expect(rating.health).toBeNull();
    expect(rating.note).toBe(`Health rating not shown: the unverified list gives ${health}, but ${why}.`);
  });

  it.each([
    [3, ["H314", "H318", "H300", "H310"], ["C"]],
    [2, ["H331", "H301", "H315"], ["D"]],
    [3, [], ["B", "C"]],
  ] as const)("shows a %s of %j in zone %j", (health, hCodes, zones) => {
    expect(withholdLowHealth({ ...listed, health }, hCodes, zones).health).toBe(health);
  });

  it.each([
    ["the list says 4", { ...listed, health: 4 }, ["H330"]],
    ["it is not fatal if inhaled", listed, ["H331"]],
    ["nothing is known of its health degree", { ...listed, health: null }, ["H330"]],
    ["the site declared it", { ...listed, source: { key: "SITE" } }, ["H330"]],
  ] as const)("leaves the rating as it is when %s", (_what, rating, hCodes) => {
    expect(withholdLowHealth(rating, hCodes)).toBe(rating);
  });
});
