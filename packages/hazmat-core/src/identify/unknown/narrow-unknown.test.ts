import { describe, expect, it } from "vitest";
import { loadSubstances } from "../../data/load.ts";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { factsOf, type SubstanceFacts } from "./facts.ts";
import { narrowUnknown } from "./narrow-unknown.ts";
import type { Observation } from "./observation.ts";
import { loadReactivityTable } from "../../reactivity/reactivity-table.ts";
import { sournessOf } from "./sourness.ts";
import { verdictsOf } from "./verdict.ts";

async function facts(cas: string): Promise<SubstanceFacts> {
  const record = await bundledChemicalSource().record(chemicalKey(`cas:${cas}`));
  const stored = (await loadSubstances()).get(cas);
  if (record === null || stored === undefined) throw new RangeError(`The data set has lost ${cas}.`);
  return { ...factsOf(record, stored), sourness: sournessOf(await loadReactivityTable(), record) };
}

const [chlorine, ammonia, acetone, sodium, sulphuric, sulphide, oxygen] = await Promise.all(
  ["7782-50-5", "7664-41-7", "67-64-1", "7440-23-5", "7664-93-9", "7783-06-4", "7782-44-7"].map(facts),
);

describe("verdicts for one record", () => {
  it.each<[string, SubstanceFacts | undefined, Observation, string]>([
    ["chlorine runs along the ground", chlorine, { vapour: "sinks" }, "fits"],
    ["chlorine does not rise", chlorine, { vapour: "rises" }, "against"],
    // Ammonia is light when warm, but runs along the ground when it comes cold out of a tank.
    ["cold ammonia may run along the ground", ammonia, { vapour: "sinks" }, "unknown"],
    ["ammonia rises", ammonia, { vapour: "rises" }, "fits"],
    ["chlorine moves no combustible gas meter", chlorine, { burns: true }, "against"],
    ["acetone does", acetone, { burns: true }, "fits"],
    // 11.48 eV and 9.69 eV in the Pocket Guide.
    ["chlorine gives no reading at 10.6 eV", chlorine, { pidEv: 10.6 }, "against"],
    ["acetone does", acetone, { pidEv: 10.6 }, "fits"],
    ["acetone mixes with water", acetone, { water: "mixes" }, "fits"],
    ["acetone does not float on it", acetone, { water: "floats" }, "against"],
    ["sodium reacts with it", sodium, { water: "reacts" }, "fits"],
    ["that a record says nothing of water speaks against nothing", chlorine, { water: "reacts" }, "unknown"],
    ["chlorine stands in a cylinder", chlorine, { container: "cylinder" }, "fits"],
    ["acetone may, as a liquid under pressure", acetone, { container: "cylinder" }, "unknown"],
    ["chlorine stands in no bag", chlorine, { container: "bag" }, "against"],
    ["a sign that the Pocket Guide does not list excludes nothing", acetone, { signs: ["small-pupils"] }, "unknown"],
    ["chlorine makes people cough", chlorine, { signs: ["breathing", "eyes-nose"] }, "fits"],
    ["a placard of another class speaks against it", acetone, { placard: "8" }, "against"],
    ["sulfuric acid turns the paper red", sulphuric, { ph: "acid" }, "fits"],
    ["and never blue", sulphuric, { ph: "base" }, "against"],
    ["ammonia turns it blue", ammonia, { ph: "base" }, "fits"],
    ["sodium does", sodium, { ph: "base" }, "fits"],
    ["acetone leaves it as it is, which no group says", acetone, { ph: "acid" }, "unknown"],
    ["hydrogen sulfide moves its sensor", sulphide, { sensors: ["h2s"] }, "fits"],
    ["a sensor that answers to other gases too excludes nothing", chlorine, { sensors: ["co"] }, "unknown"],
    ["chlorine takes the place of oxygen", chlorine, { sensors: ["oxygen-low"] }, "fits"],
    ["oxygen does not", oxygen, { sensors: ["oxygen-low"] }, "unknown"],
    ["oxygen enriches", oxygen, { sensors: ["oxygen-high"] }, "fits"],
    ["all that the meter shows belongs together", sulphide, { sensors: ["h2s", "oxygen-low"] }, "fits"],
    ["a subsidiary placard speaks for it", chlorine, { placard: "5.1" }, "fits"],
  ])("%s", (_title, of, seen, verdict) => {
    expect(of && [...verdictsOf(of, seen).values()]).toEqual([verdict]);
  });

  it("exclude nothing because of missing data", () => {
    if (chlorine === undefined) throw new RangeError("chlorine");
    const bare: SubstanceFacts = {
      ...chlorine,
      states: [],
      classes: [],
      boilingPointC: null,
      vapourDensity: null,
      density: null,
      solubility: null,
      reactsWithWater: false,
      burns: null,
      ionisationEv: null,
      sourness: null,
      symptoms: [],
      colours: [],
      odours: [],
      odourWarning: null,
      propertyCount: 0,
    };
    const everything: Observation = {
      state: "solid",
      placard: "3",
      container: "bag",
      vapour: "rises",
      water: "mixes",
      burns: true,
      pidEv: 9.8,
      sensors: ["h2s"],
      ph: "acid",
      signs: ["skin"],
      colour: "brown",
      odour: "garlic",
    };
    expect(new Set(verdictsOf(bare, everything).values())).toEqual(new Set(["unknown"]));
  });
});

describe("narrowUnknown with the whole dataset", () => {
  const namesOf = async (seen: Observation): Promise<readonly string[]> =>
    (await narrowUnknown(seen)).candidates.map(({ match }) => match.name);

  it.each<[string, Observation, string]>([
    ["rotten eggs", { state: "gas", odour: "rotten-eggs", colour: "colourless" }, "Hydrogen sulfide"],
    ["brown and pungent", { state: "gas", odour: "pungent", colour: "brown" }, "Nitrogen dioxide"],
    ["yellow-green, like chlorine", { state: "gas", odour: "chlorine", colour: "yellow-green" }, "Chlorine"],
    ["like ammonia, rising", { vapour: "rises", odour: "ammonia" }, "Ammonia"],
    ["a pale blue liquid of bitter almonds", { state: "liquid", colour: "blue", odour: "almonds" }, "Hydrogen cyanide"],
  ])("lists first what people report as %s", async (_title, seen, name) => {
    expect((await namesOf(seen)).slice(0, 3)).toContain(name);
  });

  it.each<[string, Observation, string]>([
    ["gas", { state: "gas" }, "Ammonia"],
    ["flammable liquid", { placard: "3" }, "Benzene"],
    ["flammable liquid that floats", { state: "liquid", water: "floats", burns: true }, "Toluene"],
    ["colourless solvent", { state: "liquid", odour: "solvent", colour: "colourless" }, "Isopropyl alcohol"],
    ["gas that irritates", { state: "gas", signs: ["eyes-nose"] }, "Sulfur dioxide"],
  ])("lists a common %s among the first, not the first of the alphabet", async (_title, seen, name) => {
    const names = await namesOf(seen);
    expect(names).toContain(name);
    expect(names).not.toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it("lists the rarer of two single matches first, and the closer of two descriptions", async () => {
    const garlic = (await narrowUnknown({ state: "gas", odour: "garlic" })).candidates;
    const single = garlic.filter(({ fits }) => fits.length === 1).map(({ fits }) => fits[0]);
    const [first] = single;
    expect(first).toBe("odour"); // few smell of garlic, many are gases
    const yellow = (await narrowUnknown({ colour: "yellow" })).candidates;
    const described = yellow.map(({ described: [source] }) => source?.colours.length ?? 0);
    expect(described).toEqual(described.toSorted((a, b) => a - b));
  });

  it("excludes nothing by colour and odour, states which substances have no data, and that an odour fades", async () => {
    const { size } = await loadSubstances();
    const { against, notJudged, candidates } = await narrowUnknown({ odour: "rotten-eggs", colour: "colourless" });
    expect(against).toBe(0);
    expect(notJudged.odour).toBeGreaterThan(size / 2);
    expect(candidates.find(({ match }) => match.name === "Hydrogen sulfide")?.odourWarning).toBe("fades");
  });

  it("names the page for the appearance of a candidate, and nothing without one", async () => {
    const { candidates } = await narrowUnknown({ odour: "chlorine", colour: "yellow-green" });
    expect(candidates.find(({ match }) => match.name === "Chlorine")?.described).toEqual([
      { colours: ["yellow-green"], odours: ["pungent", "chlorine"], source: { key: "NPG", locator: "0115" } },
    ]);
    const seen = { placard: "2.3", colour: "blue" } as const;
    const other = (await narrowUnknown(seen)).candidates.find(({ unknown }) => unknown.includes("colour"));
    expect(other?.described.flatMap(({ colours }) => colours)).toEqual([]);
  });

  it("counts every substance once", async () => {
    const { size } = await loadSubstances();
    const { fitting, open, against } = await narrowUnknown({ placard: "2.3", state: "gas", vapour: "sinks" });
    expect(fitting + open + against).toBe(size);
    expect(fitting).toBeGreaterThan(0);
  });

  it("excludes and proposes nothing without an observation", async () => {
    expect(await narrowUnknown({})).toMatchObject({ candidates: [], fitting: 0, against: 0, next: [] });
  });

  it("keeps ammonia and excludes strong acids if the paper turns blue", async () => {
    const seen = { placard: "8", ph: "base" } as const;
    const acid = await narrowUnknown({ placard: "8" });
    const base = await narrowUnknown(seen);
    expect(base.against).toBeGreaterThan(acid.against);
    expect(await namesOf(seen)).not.toContain("Sulfuric acid");
  });

  it("proposes the colour if candidates differ in it, with their colours as answers, and never an odour", async () => {
    const asked = async (seen: Observation) => (await narrowUnknown(seen)).next;
    const oxidising = await asked({ placard: "5.1", state: "gas" });
    const colour = oxidising.find(({ clue }) => clue === "colour");
    expect(colour?.answers.map(({ answer }) => answer)).toEqual(expect.arrayContaining(["yellow-green", "brown"]));
    expect(colour?.answers.every(({ fits }) => fits > 0)).toBe(true);
    const told = await asked({ placard: "5.1", state: "gas", colour: "brown" });
    expect(told.map(({ clue }) => clue)).not.toContain("colour");
    const all = await Promise.all(
      (["2.1", "2.3", "3", "5.1", "6.1", "8"] as const).map((placard) => asked({ placard })),
    );
    expect(all.flat().map(({ clue }) => clue)).not.toContain("odour");
  });

  it("narrows with each observation, and proposes what separates the rest", async () => {
    const first = await narrowUnknown({ placard: "2.3" });
    const more = await narrowUnknown({ placard: "2.3", vapour: "rises" });
    expect(more.fitting).toBeLessThanOrEqual(first.fitting);
    expect(first.next.length).toBeGreaterThan(0);
    expect(first.next.map(({ clue }) => clue)).not.toContain("placard");
    expect(await namesOf({ placard: "2.3", vapour: "rises" })).toContain("Ammonia");
    expect(await namesOf({ placard: "2.3", vapour: "rises" })).not.toContain("Chlorine");
  });
});
