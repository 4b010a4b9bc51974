import { describe, expect, it } from "vitest";
import { classWords, readClassCodes } from "./class-words.ts";
import { explainHazardFromClass, hazardLevelFromClass } from "./level-from-class.ts";

describe("hazardLevelFromClass", () => {
  it.each([
    // words, in any letter case
    ["Explosive", "extreme"],
    ["TOXIC", "extreme"],
    ["Flammable liquid", "high"],
    ["corrosive", "high"],
    ["Oxidizer", "medium"],
    ["Skin irritant", "medium"],
    ["Dust", "low"],
    // the higher word wins, in any order
    ["Flammable, toxic", "extreme"],
    ["Oxidizer, corrosive", "high"],
    ["Irritant, explosive", "extreme"],
    // contains is literal
    ["Non-flammable gas", "high"],
    // missing
    [undefined, "low"],
    [null, "low"],
    ["  ", "low"],
    // a stored level passes through
    ["low", "low"],
    ["medium", "medium"],
    ["High", "high"],
    [" extreme ", "extreme"],
  ] as const)("reads %j as %s", (text, level) => {
    expect(hazardLevelFromClass(text)).toBe(level);
  });

  it.each([
    ["1.1D", "extreme"],
    ["1.4S", "extreme"],
    ["1.6", "extreme"],
    ["2.1", "high"],
    ["2.2", "low"],
    ["2.3", "extreme"],
    ["3", "high"],
    ["4.1", "high"],
    ["4.2", "high"],
    ["4.3", "high"],
    ["5.1", "medium"],
    ["5.2", "medium"],
    ["6.1", "extreme"],
    ["7", "low"],
    ["8", "high"],
    ["9", "low"],
    // with subsidiary classes
    ["2.2 (5.1)", "medium"],
    ["5.1 (8)", "high"],
    ["3 (6.1, 8)", "extreme"],
    ["Class 8", "high"],
    ["UN class 2.3", "extreme"],
    ["Division 5.1", "medium"],
    ["Div. 6.1", "extreme"],
  ] as const)("reads class %s as %s", (text, level) => {
    expect(hazardLevelFromClass(text)).toBe(level);
  });
});

describe("explainHazardFromClass", () => {
  it.each([
    ["8", "high", true, 'Class 8 (Corrosive): contains "corrosive".'],
    ["2.3 (5.1, 8)", "extreme", true, 'Class 2.3, 5.1, 8 (Toxic gas, Oxidizer, Corrosive): contains "toxic".'],
    ["Skin irritant", "medium", true, 'Class “Skin irritant”: contains "irritant".'],
    ["2.2", "low", true, "Class 2.2 (Gas): none of the words that raise the level."],
    ["9", "low", true, "Class 9 (Miscellaneous): none of the words that raise the level."],
    ["extreme", "extreme", true, "Level stored as extreme."],
    // a default is not a finding
    ["7", "low", false, "Class 7 (Radioactive): no rule grades it."],
    ["6.2", "low", false, "Class 6.2 (Infectious substance): no rule grades it."],
    ["2", "low", false, "Class 2: no rule grades it."],
    ["Dust", "low", false, "Class “Dust”: no rule grades it."],
    ["", "low", false, "No hazard class on file."],
  ] as const)("explains %j", (text, level, isClassified, basis) => {
    expect(explainHazardFromClass(text)).toEqual({ level, isClassified, basis, sources: [] });
  });

  it("carries its source", () => {
    const source = { key: "49CFR172.101", locator: "UN1017" } as const;
    expect(explainHazardFromClass("2.3", [source]).sources).toEqual([source]);
  });
});

describe("class codes", () => {
  it.each([
    ["4.2", "Spontaneously combustible, flammable"],
    ["4.3", "Dangerous when wet, flammable gas"],
    ["5.2", "Organic peroxide, oxidizer"],
    ["1.5D", "Explosive"],
    ["1", "Explosive"],
    ["2", null],
    ["6", null],
    ["3.9", null],
    ["gas", null],
  ])("has words for %s", (code, words) => {
    expect(classWords(code)).toBe(words);
  });

  it("are read only when the text holds nothing else", () => {
    expect(readClassCodes("2.3 (5.1, 8)")).toEqual({
      codes: ["2.3", "5.1", "8"],
      words: ["Toxic gas", "Oxidizer", "Corrosive"],
      isGraded: true,
    });
    expect(readClassCodes("Class 3 liquid")).toBeNull();
    expect(readClassCodes("Class")).toBeNull();
    expect(readClassCodes("0")).toBeNull();
  });
});
