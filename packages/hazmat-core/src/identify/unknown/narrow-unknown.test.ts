import { describe, expect, it } from "vitest";
import { loadSubstances } from "../../data/load.ts";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { factsOf, type SubstanceFacts } from "./facts.ts";
import { narrowUnknown } from "./narrow-unknown.ts";
import type { Observation } from "./observation.ts";
import { verdictsOf } from "./verdict.ts";

async function facts(cas: string): Promise<SubstanceFacts> {
  const record = await bundledChemicalSource().record(chemicalKey(`cas:${cas}`));
  const stored = (await loadSubstances()).get(cas);
  if (record === null || stored === undefined) throw new RangeError(`The data set has lost ${cas}.`);
  return factsOf(record, stored);
}

const [chlorine, ammonia, acetone, sodium] = await Promise.all(
  ["7782-50-5", "7664-41-7", "67-64-1", "7440-23-5"].map(facts),
);

describe("one record against what is seen", () => {
  it.each<[string, SubstanceFacts | undefined, Observation, string]>([
    ["chlorine runs along the ground", chlorine, { vapour: "sinks" }, "fits"],
    ["chlorine does not rise", chlorine, { vapour: "rises" }, "against"],
    // Light when warm, and still it runs along the ground out of a tank.
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
    ["a subsidiary placard speaks for it", chlorine, { placard: "5.1" }, "fits"],
  ])("%s", (_title, of, seen, verdict) => {
    expect(of && [...verdictsOf(of, seen).values()]).toEqual([verdict]);
  });

  it("excludes nothing by what is not on file", () => {
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
      symptoms: [],
    };
    const everything: Observation = {
      state: "solid",
      placard: "3",
      container: "bag",
      vapour: "rises",
      water: "mixes",
      burns: true,
      pidEv: 9.8,
      signs: ["skin"],
    };
    expect(new Set(verdictsOf(bare, everything).values())).toEqual(new Set(["unknown"]));
  });
});

describe("the whole file", () => {
  const namesOf = async (seen: Observation): Promise<readonly string[]> =>
    (await narrowUnknown(seen)).candidates.map(({ match }) => match.name);

  it("counts every substance once", async () => {
    const { size } = await loadSubstances();
    const { fitting, open, against } = await narrowUnknown({ placard: "2.3", state: "gas", vapour: "sinks" });
    expect(fitting + open + against).toBe(size);
    expect(fitting).toBeGreaterThan(0);
  });

  it("with nothing seen excludes nothing and proposes nothing", async () => {
    expect(await narrowUnknown({})).toMatchObject({ candidates: [], fitting: 0, against: 0, next: [] });
  });

  it("narrows as more is seen, and tells what would separate the rest", async () => {
    const first = await narrowUnknown({ placard: "2.3" });
    const more = await narrowUnknown({ placard: "2.3", vapour: "rises" });
    expect(more.fitting).toBeLessThanOrEqual(first.fitting);
    expect(first.next.length).toBeGreaterThan(0);
    expect(first.next.map(({ clue }) => clue)).not.toContain("placard");
    expect(await namesOf({ placard: "2.3", vapour: "rises" })).toContain("Ammonia");
    expect(await namesOf({ placard: "2.3", vapour: "rises" })).not.toContain("Chlorine");
  });
});
