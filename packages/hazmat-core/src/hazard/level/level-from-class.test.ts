import { describe, expect, it } from "vitest";
import { classWords, readClassCodes } from "../class-words.ts";
import { explainHazardFromClass, hazardLevelFromClass } from "./level-from-class.ts";

describe("hazardLevelFromClass", () => {
  it.each([
    // words in any letter case
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
    // the match is literal
    ["Non-flammable gas", "high"],
    // missing
    [undefined, "low"],
    [null, "low"],
    ["  ", "low"],
    // a stored level is returned unchanged
    ["low", "low"],
    ["medium", "medium"],
    ["High", "high"],
    [" extreme ", "extreme"],
  ] as const)("maps %j to %s", (text, level) => {
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
  ] as const)("maps class %s to %s", (text, level) => {
    expect(hazardLevelFromClass(text)).toBe(level);
  });
});

const RADIATION = "this scale does not cover radiation.";
const INFECTION = "this scale does not cover infection.";
const NO_AIR = "the gas displaces breathing air, which this scale does not cover.";
const WATER_LIFE = "this scale does not cover harm to aquatic life or the ozone layer.";

describe("explainHazardFromClass", () => {
  it.each([
    ["8", "high", 'Class 8 (Corrosive): contains "corrosive".'],
    ["8 (3)", "high", 'Class 8, 3 (Corrosive, Flammable liquid): contains "flammable".'],
    ["2.3 (5.1, 8)", "extreme", 'Class 2.3, 5.1, 8 (Toxic gas, Oxidizer, Corrosive): contains "toxic".'],
    ["2.2 (5.1)", "medium", 'Class 2.2, 5.1 (Gas, Oxidizer): contains "oxidizer".'],
    ["7 (6.1, 8)", "extreme", 'Class 7, 6.1, 8 (Radioactive, Toxic, Corrosive): contains "toxic".'],
    ["5.2 (1)", "extreme", 'Class 5.2, 1 (Organic peroxide, oxidizer, Explosive): contains "explosive".'],
    ["6.1 PG I", "extreme", 'Class 6.1 (Toxic): contains "toxic".'],
    ["Class 3, packing group II", "high", 'Class 3 (Flammable liquid): contains "flammable".'],
    ["2.3 and 8", "extreme", 'Class 2.3, 8 (Toxic gas, Corrosive): contains "toxic".'],
    ["Class 3 liquid", "high", 'Class 3 (Flammable liquid): contains "flammable".'],
    ["Toxic gas", "extreme", 'Class “Toxic gas”: contains "toxic".'],
    ["Skin irritant", "medium", 'Class “Skin irritant”: contains "irritant".'],
    ["extreme", "extreme", "Level entered as extreme."],
    ["low", "low", "Level entered as low."],
    // GHS statements by text
    ["Fatal if inhaled", "extreme", "Class “Fatal if inhaled”: read as toxic."],
    ["Poison inhalation hazard", "extreme", "Class “Poison inhalation hazard”: read as toxic."],
    ["Heating may cause an explosion", "extreme", "Class “Heating may cause an explosion”: read as explosive."],
    [
      "Catches fire spontaneously if exposed to air",
      "high",
      "Class “Catches fire spontaneously if exposed to air”: read as flammable.",
    ],
    ["Combustible liquid", "high", "Class “Combustible liquid”: read as flammable."],
    [
      "Causes severe skin burns and eye damage",
      "high",
      "Class “Causes severe skin burns and eye damage”: read as corrosive.",
    ],
    ["May cause cancer", "high", "Class “May cause cancer”: read as signal word Danger."],
    [
      "May be fatal if swallowed and enters airways",
      "high",
      "Class “May be fatal if swallowed and enters airways”: read as signal word Danger.",
    ],
    ["Suspected of causing cancer", "medium", "Class “Suspected of causing cancer”: read as signal word Warning."],
    ["Harmful if swallowed", "medium", "Class “Harmful if swallowed”: read as signal word Warning."],
    ["Oxidising solid", "medium", "Class “Oxidising solid”: read as oxidizer."],
    // GHS statements by code
    ["H330", "extreme", "Class “H330”: read as toxic."],
    ["H314; H290", "high", "Class “H314; H290”: read as corrosive."],
    ["H319", "medium", "Class “H319”: read as irritant."],
    // negated words do not count
    ["Non-flammable, toxic", "extreme", 'Class “Non-flammable, toxic”: contains "toxic".'],
    ["Not flammable, corrosive", "high", 'Class “Not flammable, corrosive”: contains "corrosive".'],
  ] as const)("finds a level in %j", (text, level, basis) => {
    expect(explainHazardFromClass(text)).toEqual({ kind: "graded", level, basis, sources: [] });
  });

  it.each([
    ["banana", "Class “banana”: no rule covers it."],
    ["Dust", "Class “Dust”: no rule covers it."],
    ["2", "Class 2: no rule covers it."],
    ["6", "Class 6: no rule covers it."],
    ["3.9", "Class 3.9: no rule covers it."],
    ["Non-toxic", "Class “Non-toxic”: no rule covers it."],
    ["Not hazardous", "Class “Not hazardous”: no rule covers it."],
    ["lower", "Class “lower”: no rule covers it."],
    ["low risk", "Class “low risk”: no rule covers it."],
    ["specific gravity 1.1", "Class “specific gravity 1.1”: no rule covers it."],
    ["Contains gas under pressure; may explode if heated", null],
    ["9", "Class 9 (Miscellaneous): covers many kinds of hazard, so it gives no level."],
    ["Class 9", "Class 9 (Miscellaneous): covers many kinds of hazard, so it gives no level."],
    ["", "No hazard class on file."],
    ["   ", "No hazard class on file."],
    [null, "No hazard class on file."],
    [undefined, "No hazard class on file."],
  ] as const)("returns unknown for %j, not low", (text, basis) => {
    expect(explainHazardFromClass(text)).toEqual({
      kind: "unknown",
      level: null,
      basis: basis ?? `Class “${text}”: no rule covers it.`,
      sources: [],
    });
  });

  it.each([
    ["7", `Class 7 (Radioactive): ${RADIATION}`],
    ["Radioactive material", `Class “Radioactive material”: ${RADIATION}`],
    ["6.2", `Class 6.2 (Infectious substance): ${INFECTION}`],
    ["Infectious substance, affecting humans", `Class “Infectious substance, affecting humans”: ${INFECTION}`],
    ["2.2", `Class 2.2 (Gas): ${NO_AIR}`],
    ["Non-flammable gas", `Class “Non-flammable gas”: ${NO_AIR}`],
    ["Non-flammable, non-toxic gas", `Class “Non-flammable, non-toxic gas”: ${NO_AIR}`],
    ["Simple asphyxiant", `Class “Simple asphyxiant”: ${NO_AIR}`],
    ["Very toxic to aquatic life", `Class “Very toxic to aquatic life”: ${WATER_LIFE}`],
    ["H410", `Class “H410”: ${WATER_LIFE}`],
  ])("returns not_graded for %j", (text, basis) => {
    expect(explainHazardFromClass(text)).toEqual({ kind: "not_graded", level: null, basis, sources: [] });
  });

  it("does not rate batteries", () => {
    expect(explainHazardFromClass("Lithium-ion batteries").kind).toBe("not_graded");
    expect(explainHazardFromClass("Batteries, sodium").kind).toBe("not_graded");
  });

  it("returns its source", () => {
    const source = { key: "49CFR172.101", locator: "UN1017" } as const;
    expect(explainHazardFromClass("2.3", [source]).sources).toEqual([source]);
  });

  it("returns low only for the stored level", () => {
    const words = [
      "explosive",
      "toxic",
      "gas",
      "liquid",
      "solid",
      "class",
      "1",
      "2.1",
      "4",
      "9",
      "non",
      "H200",
      "H4",
      "?",
      "low",
    ];
    for (const first of words) {
      for (const second of words) {
        const text = `${first} ${second}`;
        expect(explainHazardFromClass(text).level, text).not.toBe("low");
      }
    }
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
  ])("have a name for %s", (code, words) => {
    expect(classWords(code)).toBe(words);
  });

  it("are parsed only if the text contains nothing else", () => {
    expect(readClassCodes("2.3 (5.1, 8)")).toEqual({
      codes: ["2.3", "5.1", "8"],
      words: ["Toxic gas", "Oxidizer", "Corrosive"],
    });
    expect(readClassCodes("Class 3 liquid")).toBeNull();
    expect(readClassCodes("Class")).toBeNull();
    expect(readClassCodes("0")).toBeNull();
  });
});
