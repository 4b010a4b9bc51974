import { describe, expect, it } from "vitest";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { elementsOf, possibleGases } from "./possible-gases.ts";
import { predictReactivity } from "./predict-reactivity.ts";
import type { ReactivitySubject, ReactivityVerdict } from "./reactive-group.ts";
import { reactivitySubjectOf } from "./reactive-groups-of.ts";

const source = bundledChemicalSource();

/** A CAS number means its record of the dataset, any other text a name as written in an inventory. */
async function subject(written: string): Promise<ReactivitySubject> {
  if (!/^\d+-\d\d-\d$/.test(written)) return { name: written };
  const record = await source.record(`cas:${written}` as ChemicalKey);
  if (record === null) throw new RangeError(`The data set has lost ${written}.`);
  return reactivitySubjectOf(record);
}

const BLEACH = "7681-52-9";
const POOL = "7778-54-3";
const HCL = "7647-01-0";
const H2SO4 = "7664-93-9";
const HNO3 = "7697-37-2";
const ACETIC = "64-19-7";
const AMMONIA = "7664-41-7";
const ACETONE = "67-64-1";
const PEROXIDE = "7722-84-1";
const SODIUM = "7440-23-5";

// Results for the pair in chemistry books and CAMEO Chemicals; the gas is the one named in warnings.
type Pair = readonly [a: string, b: string, verdict: ReactivityVerdict, gas?: string];

const PAIRS: readonly Pair[] = [
  [BLEACH, HCL, "incompatible", "Cl2"],
  [BLEACH, ACETIC, "incompatible", "Cl2"],
  [BLEACH, H2SO4, "incompatible", "Cl2"],
  [BLEACH, "Vinegar", "incompatible", "Cl2"],
  [BLEACH, "Muriatic acid", "incompatible", "Cl2"],
  [BLEACH, AMMONIA, "incompatible", "NH2Cl"],
  [BLEACH, "Household ammonia", "incompatible", "NH2Cl"],
  ["Household bleach", ACETIC, "incompatible", "Cl2"],
  ["Household bleach", "Vinegar", "incompatible", "Cl2"],
  [POOL, ACETIC, "incompatible", "Cl2"],
  [POOL, HCL, "incompatible", "Cl2"],
  [POOL, AMMONIA, "incompatible", "NH2Cl"],
  [POOL, "107-21-1", "incompatible"], // ethylene glycol
  ["87-90-1", HCL, "incompatible", "Cl2"], // trichlor
  ["87-90-1", AMMONIA, "incompatible", "NH2Cl"],
  ["Pool chlorine", ACETIC, "incompatible", "Cl2"],
  [ACETONE, PEROXIDE, "incompatible"],
  [ACETONE, HNO3, "incompatible"],
  ["64-17-5", HNO3, "incompatible"], // ethyl alcohol
  ["108-88-3", HNO3, "incompatible"], // toluene
  ["62-53-3", HNO3, "incompatible"], // aniline
  ["302-01-2", PEROXIDE, "incompatible"], // hydrazine
  [SODIUM, "Water", "incompatible", "H2"],
  ["7440-09-7", "Water", "incompatible", "H2"], // potassium
  ["7789-78-8", "Water", "incompatible", "H2"], // calcium hydride
  ["75-20-7", "Water", "incompatible"], // calcium carbide
  ["20859-73-8", "Water", "incompatible", "PH3"], // aluminium phosphide
  [H2SO4, "Water", "incompatible"],
  ["143-33-9", HCL, "incompatible", "HCN"], // sodium cyanide
  ["151-50-8", H2SO4, "incompatible", "HCN"], // potassium cyanide
  ["Sodium sulfide", HCL, "incompatible", "H2S"],
  ["Sodium hydrosulfide", H2SO4, "incompatible", "H2S"],
  ["26628-22-8", HCL, "incompatible", "HN3"], // sodium azide
  ["6484-52-2", "Diesel fuel", "incompatible"], // ammonium nitrate
  ["7722-64-7", "56-81-5", "incompatible"], // potassium permanganate and glycerol
  ["7722-64-7", "107-21-1", "incompatible"],
  [POOL, "87-90-1", "incompatible"],
  ["3811-04-9", "7704-34-9", "incompatible"], // potassium chlorate and sulfur
  ["7601-90-3", ACETIC, "incompatible"], // perchloric acid
  [HNO3, AMMONIA, "incompatible"],
  [HCL, AMMONIA, "incompatible"],
  [HCL, "1310-73-2", "incompatible"], // sodium hydroxide
  [H2SO4, "1310-73-2", "incompatible"],
  ["7782-50-5", AMMONIA, "incompatible"], // chlorine
  ["7782-50-5", "74-86-2", "incompatible"], // chlorine and acetylene
  ["7782-50-5", "1333-74-0", "incompatible"], // chlorine and hydrogen
  ["7782-44-7", "74-98-6", "incompatible"], // oxygen and propane
  ["7553-56-2", AMMONIA, "incompatible"], // iodine
  ["7439-95-4", "124-38-9", "incompatible"], // magnesium and carbon dioxide
  ["7439-95-4", HCL, "incompatible", "H2"],
  ["7429-90-5", "1310-73-2", "incompatible", "H2"], // aluminium and lye
  ["Zinc", H2SO4, "incompatible", "H2"],
  ["107-02-8", "1310-73-2", "incompatible"], // acrolein
  ["107-13-1", "1310-73-2", "incompatible"], // acrylonitrile
  ["75-21-8", AMMONIA, "incompatible"], // ethylene oxide
  ["624-83-9", "Water", "incompatible"], // methyl isocyanate
  ["75-44-5", AMMONIA, "incompatible"], // phosgene
  ["Water", "108-88-3", "no-known-reaction"],
  ["Water", "74-98-6", "no-known-reaction"],
  ["Water", "7727-37-9", "no-known-reaction"],
];

describe("the sixty pairs", () => {
  it("are sixty", () => expect(PAIRS).toHaveLength(60));

  it.each(PAIRS.map(([a, b, verdict, gas]) => ({ a, b, verdict, gas })))(
    "$a and $b: $verdict $gas",
    async ({ a, b, verdict, gas }) => {
      const [one, other] = [await subject(a), await subject(b)];
      const [there, back] = [await predictReactivity(one, other), await predictReactivity(other, one)];
      expect(there.verdict).toBe(verdict);
      expect(there.gases.map(({ formula }) => formula)).toEqual(expect.arrayContaining(gas === undefined ? [] : [gas]));
      expect([back.verdict, back.gases]).toEqual([there.verdict, there.gases]);
      expect(there.basis.sources.length).toBeGreaterThan(0);
    },
  );
});

describe("possibleGases", () => {
  it("omits gases for which neither substance has the elements: acetone and hydrogen peroxide contain no halogen", async () => {
    const { gases } = await predictReactivity(await subject(ACETONE), await subject(PEROXIDE));
    expect(gases).toEqual([]);
  });

  it.each([
    ["CH3COOH", ["C", "H", "O"]],
    ["NaClO", ["Na", "Cl", "O"]],
    ["Ca(OCl)2", ["Ca", "O", "Cl"]],
    ["CoCO3", ["Co", "C", "O"]],
  ])("parses %s", (formula, elements) => {
    expect([...(elementsOf(formula) ?? [])]).toEqual(elements);
  });

  it.each(["R-22", "mixture", "C6H5~", ""])("rejects %j as a formula", (text) => {
    expect(elementsOf(text)).toBeNull();
  });

  it("omits nothing if a formula is not known", () => {
    expect(possibleGases(["Cl2", "Halocarbons"], ["H2O", null])).toEqual(["Cl2", "Halocarbons"]);
    expect(possibleGases(["Cl2", "Halocarbons", "Acid Fumes"], ["H2O", "NaCl"])).toEqual(["Cl2", "Acid Fumes"]);
  });
});
