import { describe, expect, it } from "vitest";
import { chlorineRecord } from "../examples/generated/chlorine.ts";
import type { ReactivitySubject } from "./reactive-group.ts";
import { groupsOf, reactiveGroupsOf, reactivitySubjectOf } from "./reactive-groups-of.ts";
import { loadStockSubject } from "./stock-subject.ts";
import { loadReactivityTable } from "./reactivity-table.ts";

const table = await loadReactivityTable();

const ids = (subject: ReactivitySubject): readonly number[] =>
  groupsOf(table, subject).assignments.map(({ group }) => group.id);
const rules = (subject: ReactivitySubject): readonly string[] =>
  groupsOf(table, subject).assignments.map(({ rule }) => rule);

describe("groups by name", () => {
  // 1 strong acid, 2 oxidizing acid, 10 strong base, 11 cyanide, 21 alkali metal, 44 oxidizer, 51 carbide, 62 carbonate
  it.each([
    ["Hydrochloric acid", 1],
    ["Nitric acid, fuming", 2],
    ["Sodium hydroxide, solid", 10],
    ["Potassium cyanide", 11],
    ["Lithium", 21],
    ["Aluminum powder, uncoated", 22],
    ["Copper", 23],
    ["Sodium sulfide, anhydrous", 33],
    ["Lithium aluminum hydride", 35],
    ["Calcium hypochlorite, dry", 44],
    ["Calcium carbide", 51],
    ["Ammonia, anhydrous", 61],
    ["Sodium carbonate", 62],
    ["Potassium nitrate", 69],
    ["Sodium bisulfite", 74],
    ["Argon, compressed", 98],
    ["Isopropyl alcohol", 4],
    ["Methyl ethyl ketone", 19],
    ["Toluene diisocyanate", 18],
    ["Organic peroxide type D, liquid", 30],
    ["Methyltrichlorosilane", 55],
    ["Gasoline", 29],
    ["Cadmium nitrate", 69],
    ["Isopropyl nitrate", 27],
    ["Propionyl chloride", 40],
    ["Phosphorus pentasulfide", 33],
    ["Diethylzinc", 109],
    ["Aqua regia", 2],
    ["Gypsum", 46],
  ])("include for %s group %i", (name, group) => {
    expect(ids({ name })).toContain(group);
  });

  it.each([
    ["Sodium chloride", 21],
    ["Iron oxide", 22],
    ["Acetic anhydride", 35],
    ["Nitrogen", 27],
    ["Silicon carbide fibre in ethanol", 98],
    ["Calcium carbonate", 22],
    ["Isopropyl nitrate", 69],
    ["Nitrocellulose with alcohol", 69],
    ["Nitrosyl chloride", 40],
    ["Silicon carbide", 107],
    ["Urethane", 29],
  ])("do not include for %s group %i", (name, group) => {
    expect(ids({ name })).not.toContain(group);
  });

  it("are taken from a name as a whole: a word in it gives no group", () => {
    for (const name of [
      "Acid-resistant gloves",
      "Alcohol-free cleaner",
      "Petroleum jelly spray",
      "Nitric acid substitute",
    ]) {
      expect(ids({ name }), name).toEqual([99]);
    }
  });

  it("ignore concentration, grade and waste, and are not complete if the form is ambiguous", () => {
    for (const name of ["Nitric acid 70%", "Nitric acid ACS reagent", "waste nitric acid"]) {
      expect(ids({ name }), name).toEqual([2, 44, 104]);
    }
    expect(groupsOf(table, { name: "Sodium hydroxide 50% soln" })).toMatchObject({
      isComplete: false,
      assignments: [{ group: { id: 10 }, rule: "group table, by name" }],
    });
  });

  it("are for a name with several meanings only the common ones", () => {
    expect(ids({ name: "Pool chlorine" })).toEqual([44, 104]);
    expect(groupsOf(table, { name: "Pool chlorine" }).kinds).toEqual(["hypochlorite"]);
    expect(ids({ name: "Degreaser" })).toEqual([99]);
  });
});

describe("groups by number", () => {
  const subject = async (name: string, unNumber: string | null, casNumber: string | null = null) =>
    (await loadStockSubject())({ name, unNumber, casNumber, classification: null });

  it("are not taken from the further names of a UN number: propane is not aromatic, gasoline is not an alcohol", async () => {
    expect(ids(await subject("Propane", "1978", "74-98-6"))).toEqual([29, 101]);
    expect(ids(await subject("Propane", "1978"))).toEqual([29, 101]);
    expect(ids(await subject("Gasoline", "1203"))).toEqual([16, 28, 29, 101]);
    expect(ids(await subject("Gasoline", "1203", "86290-81-5"))).toEqual([16, 28, 29, 101]);
  });

  it("identify a tank only by its number, and add the groups of a different name", async () => {
    expect(rules(await subject("Tank 3", "1789"))).toEqual(["group table, UN1789"]);
    expect(ids(await subject("Acetone", null, "108-95-2"))).toEqual([19, 31]);
  });

  it("identify ammonia and hypochlorites by record and not by a word", async () => {
    const kinds = async (name: string, un: string | null = null) => groupsOf(table, await subject(name, un)).kinds;
    expect(await kinds("Tank 1", "1791")).toEqual(["hypochlorite"]);
    expect(await kinds("Household ammonia")).toEqual(["ammonia"]);
    expect(await kinds("Bleach-free detergent")).toEqual([]);
    expect(await kinds("Tetramethylammonium hydroxide")).toEqual([]);
  });
});

describe("groups by structure and class", () => {
  it("prefer the structure on file, and name the matched part", () => {
    expect(rules({ name: "Acetone", casNumber: "67-64-1" })).toContain("structure has C-C(=O)-C");
  });

  it.each([
    ["5.1", 44],
    ["5.2", 30],
    ["4.3", 107],
    ["3", 101],
    ["1.1D", 102],
    ["7", 400],
  ])("give for class %s group %i", (hazardClass, group) => {
    expect(ids({ name: "unnamed", hazardClasses: [hazardClass] })).toContain(group);
  });
});

describe("groups of unknown substances", () => {
  it("are a special group, and never complete", async () => {
    const groups = await reactiveGroupsOf({ name: "Trade secret 4711" });
    expect(groups.assignments.map(({ group }) => group.id)).toEqual([99]);
    expect(groups.isComplete).toBe(false);
  });

  it("do not use for a mixture the groups of the substance in its name", () => {
    expect(groupsOf(table, { name: "Hydrogen peroxide and peroxyacetic acid mixtures" }).isComplete).toBe(false);
  });

  it("are not complete by class alone", () => {
    expect(groupsOf(table, { name: "Oxidizing liquid, n.o.s.", hazardClasses: ["5.1"] }).isComplete).toBe(false);
  });
});

describe("groups chosen by a user", () => {
  it("replace the rules", () => {
    expect(groupsOf(table, { name: "Chlorine", groups: [46] })).toMatchObject({
      isComplete: true,
      assignments: [{ group: { id: 46 }, rule: "chosen by a user" }],
    });
  });

  it("are ignored if CAMEO has no such group", () => {
    expect(ids({ name: "Chlorine", groups: [15] })).toEqual([99]);
  });
});

it("reactivitySubjectOf includes the classes of all entries of a record", () => {
  expect(reactivitySubjectOf(chlorineRecord)).toMatchObject({
    name: "Chlorine",
    casNumber: "7782-50-5",
    hazardClasses: ["2.3", "5.1", "8"],
  });
});
