import { describe, expect, it } from "vitest";
import { withoutNegatedWords, GHS_STATEMENTS, ghsCodesIn } from "../ghs-statements.ts";
import { explainHazardFromGhs } from "./level-from-ghs.ts";

/** Statements as worded in Regulation (EC) 1272/2008, Annex III, with their expected levels. */
const STATEMENTS = [
  ["H201", "Explosive; mass explosion hazard", "extreme"],
  ["H240", "Heating may cause an explosion", "extreme"],
  ["H241", "Heating may cause a fire or explosion", "extreme"],
  ["H300", "Fatal if swallowed", "extreme"],
  ["H301", "Toxic if swallowed", "extreme"],
  ["H310", "Fatal in contact with skin", "extreme"],
  ["H311", "Toxic in contact with skin", "extreme"],
  ["H330", "Fatal if inhaled", "extreme"],
  ["H331", "Toxic if inhaled", "extreme"],
  ["H220", "Extremely flammable gas", "high"],
  ["H225", "Highly flammable liquid and vapour", "high"],
  ["H242", "Heating may cause a fire", "high"],
  ["H250", "Catches fire spontaneously if exposed to air", "high"],
  ["H251", "Self-heating; may catch fire", "high"],
  ["H260", "In contact with water releases flammable gases which may ignite spontaneously", "high"],
  ["H290", "May be corrosive to metals", "high"],
  ["H304", "May be fatal if swallowed and enters airways", "high"],
  ["H314", "Causes severe skin burns and eye damage", "high"],
  ["H318", "Causes serious eye damage", "high"],
  ["H334", "May cause allergy or asthma symptoms or breathing difficulties if inhaled", "high"],
  ["H340", "May cause genetic defects", "high"],
  ["H350", "May cause cancer", "high"],
  ["H360", "May damage fertility or the unborn child", "high"],
  ["H370", "Causes damage to organs", "high"],
  ["H372", "Causes damage to organs through prolonged or repeated exposure", "high"],
  ["H270", "May cause or intensify fire; oxidiser", "medium"],
  ["H271", "May cause fire or explosion; strong oxidiser", "medium"],
  ["H302", "Harmful if swallowed", "medium"],
  ["H312", "Harmful in contact with skin", "medium"],
  ["H315", "Causes skin irritation", "medium"],
  ["H317", "May cause an allergic skin reaction", "medium"],
  ["H319", "Causes serious eye irritation", "medium"],
  ["H332", "Harmful if inhaled", "medium"],
  ["H335", "May cause respiratory irritation", "medium"],
  ["H336", "May cause drowsiness or dizziness", "medium"],
  ["H341", "Suspected of causing genetic defects", "medium"],
  ["H351", "Suspected of causing cancer", "medium"],
  ["H361", "Suspected of damaging fertility or the unborn child", "medium"],
  ["H371", "May cause damage to organs", "medium"],
  ["H373", "May cause damage to organs through prolonged or repeated exposure", "medium"],
] as const;

describe("level of a hazard statement", () => {
  it.each(STATEMENTS)("%s, %s, is %s by its code and by its text", (code, wording, level) => {
    const words = withoutNegatedWords(wording);
    expect(explainHazardFromGhs([code])).toMatchObject({ kind: "graded", level });
    expect(GHS_STATEMENTS.find((rule) => rule.wording.test(words))?.level).toBe(level);
  });

  it("is the highest of several, and names it", () => {
    expect(explainHazardFromGhs(["H319", "H330", "H225"]).basis).toBe("GHS H330: toxic.");
    expect(explainHazardFromGhs(["H350i"]).basis).toBe("GHS H350: signal word Danger.");
  });

  it("is not rated for aquatic toxicity alone, and unknown for a gas under pressure", () => {
    expect(explainHazardFromGhs(["H410"]).kind).toBe("not_graded");
    expect(explainHazardFromGhs(["H280"])).toMatchObject({ kind: "unknown", level: null });
    expect(explainHazardFromGhs([])).toMatchObject({ kind: "unknown", basis: "No GHS statement on file." });
  });

  it("is found among other words", () => {
    expect(ghsCodesIn("H330; EUH071, H360FD and P260, H2")).toEqual(["330", "360"]);
  });
});
