import { describe, expect, it } from "vitest";
import { gasName, reactionHazardWords, reactivityVerdictWords } from "./hazard-words.ts";
import { predictReactivity } from "./predict-reactivity.ts";
import { REACTION_HAZARDS, REACTIVITY_VERDICTS } from "./reactive-group.ts";
import { reactivityOfStore } from "./reactivity-of-store.ts";
import { groupPair, loadReactivityTable, reactiveGroup, reactiveGroups } from "./reactivity-table.ts";

const table = await loadReactivityTable();

function group(id: number) {
  const found = table.groups.get(id);
  if (found === undefined) throw new RangeError(`CAMEO has lost group ${id}.`);
  return found;
}

describe("the CAMEO table", () => {
  it("has 68 groups with pairs and 12 special ones", async () => {
    expect((await reactiveGroups()).filter(({ isSpecial }) => isSpecial)).toHaveLength(12);
    expect(await reactiveGroups()).toHaveLength(80);
    expect(await reactiveGroup(1)).toEqual(group(1));
  });

  // First rows of the source: 1×1 no reaction, 1×2 incompatible with chlorine among the gases, 1×4 caution with heat.
  it("returns the values of the source", () => {
    expect(groupPair(table, group(1), group(1))).toMatchObject({
      verdict: "no-known-reaction",
      hazards: ["NR"],
      gases: [],
    });
    expect(groupPair(table, group(1), group(2))).toMatchObject({ verdict: "incompatible" });
    expect(groupPair(table, group(1), group(2))?.gases).toEqual(expect.arrayContaining(["Cl2", "HCl", "NOx"]));
    expect(groupPair(table, group(1), group(4))).toMatchObject({ verdict: "caution", hazards: ["R1"] });
    expect(groupPair(table, group(98), group(2))).toMatchObject({ verdict: "no-known-reaction" });
  });

  it("has no pairs of special groups", () => {
    expect(groupPair(table, group(101), group(44))).toBeNull();
  });
});

describe("known reactions", () => {
  it("bleach and acid release chlorine", async () => {
    const { verdict, gases, why } = await predictReactivity(
      { name: "Sodium hypochlorite" },
      { name: "Hydrochloric acid" },
    );
    expect(verdict).toBe("incompatible");
    expect(gases.map(({ name }) => name)).toContain("chlorine");
    expect(why).toBe("Acids, Strong Non-oxidizing and Oxidizing Agents, Strong are incompatible.");
  });

  it("cyanide and acid release hydrogen cyanide", async () => {
    const { verdict, gases } = await predictReactivity({ name: "Potassium cyanide" }, { name: "Sulfuric acid" });
    expect(verdict).toBe("incompatible");
    expect(gases).toContainEqual({ formula: "HCN", name: "hydrogen cyanide" });
  });

  it("sodium and water are incompatible", async () => {
    expect((await predictReactivity({ name: "Sodium" }, { name: "Water" })).verdict).toBe("incompatible");
  });

  it("a flammable liquid known only by its class is incompatible with oxidizers", async () => {
    const { verdict, pairs } = await predictReactivity(
      { name: "Flammable liquids, n.o.s.", hazardClasses: ["3"] },
      { name: "Oxidizing solid, n.o.s.", hazardClasses: ["5.1"] },
    );
    expect(verdict).toBe("incompatible");
    expect(pairs[0]?.source.key).toBe("PLACARD");
  });

  it.each([
    ["Bleach", "Ammonia"],
    ["Household bleach 12%", "Ammonium chloride"],
    ["Household ammonia", "Sodium hypochlorite solution"],
    ["Bleaching powder", "Ammonia"],
    ["Aqua ammonia", "Pool chlorine"],
    ["Trichloroisocyanuric acid, dry", "Ammonia"],
  ])("%s and %s release toxic chloramines", async (a, b) => {
    const { verdict, hazards, gases } = await predictReactivity({ name: a }, { name: b });
    expect(verdict).toBe("incompatible");
    expect(hazards.map(({ code }) => code)).toEqual(expect.arrayContaining(["T", "G"]));
    expect(gases).toContainEqual({ formula: "NH2Cl", name: "chloramines" });
  });

  it.each([
    ["Liquid bleach", "Muriatic acid"],
    ["Vinegar", "Bleach"],
    ["Pool chlorine", "Battery acid"],
    ["Lye", "Battery acid"],
  ])("%s and %s are incompatible under their everyday names", async (a, b) => {
    expect((await predictReactivity({ name: a }, { name: b })).verdict).toBe("incompatible");
  });

  it.each(["Bleach neutralizer", "Bleach remover", "Lye neutralizer"])(
    "%s is not mistaken for what it removes: a reaction cannot be ruled out",
    async (name) => {
      const { a } = await predictReactivity({ name }, { name: "Nitrogen" });
      expect(a.isComplete).toBe(false);
    },
  );

  it("the worst hazard comes first", async () => {
    const { hazards } = await predictReactivity({ name: "Nitric acid" }, { name: "Acetone" });
    expect(hazards[0]?.code).toBe("R3");
  });
});

describe("no known reaction", () => {
  it("is returned if all groups are known", async () => {
    const { verdict, hazards, pairs } = await predictReactivity(
      { name: "Propane", casNumber: "74-98-6" },
      { name: "Nitrogen" },
    );
    expect(verdict).toBe("no-known-reaction");
    expect(hazards.map(({ code }) => code)).toEqual(["NR"]);
    expect(pairs).toEqual([]);
  });

  it("is not returned for a mixture that can contain other groups", async () => {
    const { verdict, why, basis } = await predictReactivity({ name: "Diesel" }, { name: "Nitrogen" });
    expect(verdict).toBe("caution");
    expect(why).toBe("Some reactive groups are unknown, so a reaction cannot be ruled out.");
    expect(basis.assumptions).toHaveLength(1);
  });
});

describe("texts of predictions", () => {
  it("have one sentence for every code, and a label for every verdict", () => {
    expect(REACTION_HAZARDS.map(reactionHazardWords).every((words) => /^[A-Z].+\.$/.test(words))).toBe(true);
    expect(REACTIVITY_VERDICTS.map(reactivityVerdictWords)).toEqual(["Keep apart", "Caution", "No known reaction"]);
  });

  it("name gases, and keep words unchanged", () => {
    expect(gasName("COCl2")).toBe("phosgene");
    expect(gasName("Halogenated Amines")).toBe("halogenated amines");
  });

  it("never call a mixture safe", () => {
    const spoken = [...REACTION_HAZARDS.map(reactionHazardWords), ...REACTIVITY_VERDICTS.map(reactivityVerdictWords)];
    expect(spoken.join(" ")).not.toMatch(/\bsafe|compatible with\b/i);
  });
});

describe("reactivityOfStore", () => {
  const store = [
    { name: "Propane", casNumber: "74-98-6" },
    { name: "Sodium hypochlorite" },
    { name: "Hydrochloric acid" },
    { name: "sodium hypochlorite " },
  ];

  it("returns every pair once, worst first, with several lots of one substance as one", async () => {
    const { verdict, predictions } = await reactivityOfStore(store);
    expect(predictions).toHaveLength(3);
    expect(verdict).toBe("incompatible");
    expect(predictions[0]?.verdict).toBe("incompatible");
  });

  it("lists substances with their own hazards", async () => {
    const { ownHazards } = await reactivityOfStore([...store, { name: "Calcium carbide" }]);
    expect(ownHazards.map(({ name }) => name)).toContain("Calcium carbide");
  });

  it("returns no verdict for fewer than two", async () => {
    expect(await reactivityOfStore([])).toEqual({ verdict: null, predictions: [], ownHazards: [] });
    expect((await reactivityOfStore([{ name: "Nitrogen" }])).verdict).toBeNull();
  });
});
