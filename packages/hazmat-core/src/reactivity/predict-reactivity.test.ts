import { describe, expect, it } from "vitest";
import { gasName, reactionHazardWords, reactivityVerdictWords } from "./hazard-words.ts";
import { predictReactivity } from "./predict-reactivity.ts";
import { REACTION_HAZARDS, REACTIVITY_VERDICTS } from "./reactive-group.ts";
import { reactivityOfStore } from "./reactivity-of-store.ts";
import { groupPair, reactiveGroup, reactiveGroups } from "./reactivity-table.ts";

const codes = (a: string, b: string): readonly string[] =>
  predictReactivity({ name: a }, { name: b }).hazards.map(({ code }) => code);

function group(id: number) {
  const found = reactiveGroup(id);
  if (found === undefined) throw new RangeError(`CAMEO has lost group ${id}.`);
  return found;
}

describe("the table of CAMEO", () => {
  it("has 68 groups with pairs and 12 special ones", () => {
    expect(reactiveGroups().filter(({ isSpecial }) => isSpecial)).toHaveLength(12);
    expect(reactiveGroups()).toHaveLength(80);
  });

  // First rows of the source: 1×1 no reaction, 1×2 incompatible with chlorine among the gases, 1×4 caution with heat.
  it("gives what the source gives", () => {
    expect(groupPair(group(1), group(1))).toMatchObject({ verdict: "no-known-reaction", hazards: ["NR"], gases: [] });
    expect(groupPair(group(1), group(2))).toMatchObject({ verdict: "incompatible" });
    expect(groupPair(group(1), group(2))?.gases).toEqual(expect.arrayContaining(["Cl2", "HCl", "NOx"]));
    expect(groupPair(group(1), group(4))).toMatchObject({ verdict: "caution", hazards: ["R1"] });
    expect(groupPair(group(98), group(2))).toMatchObject({ verdict: "no-known-reaction" });
  });

  it("has no pairs of special groups", () => {
    expect(groupPair(group(101), group(44))).toBeNull();
  });
});

describe("known dangers", () => {
  it("bleach and acid give off chlorine", () => {
    const { verdict, gases, why } = predictReactivity({ name: "Sodium hypochlorite" }, { name: "Hydrochloric acid" });
    expect(verdict).toBe("incompatible");
    expect(gases.map(({ name }) => name)).toContain("chlorine");
    expect(why).toBe("Acids, Strong Non-oxidizing and Oxidizing Agents, Strong are incompatible.");
  });

  it("cyanide and acid give off hydrogen cyanide", () => {
    const { verdict, gases } = predictReactivity({ name: "Potassium cyanide" }, { name: "Sulfuric acid" });
    expect(verdict).toBe("incompatible");
    expect(gases).toContainEqual({ formula: "HCN", name: "hydrogen cyanide" });
  });

  it("sodium and water are incompatible", () => {
    expect(predictReactivity({ name: "Sodium" }, { name: "Water" }).verdict).toBe("incompatible");
  });

  it("a flammable liquid known by its class alone is kept from oxidizers", () => {
    const { verdict, pairs } = predictReactivity(
      { name: "Flammable liquids, n.o.s.", hazardClasses: ["3"] },
      { name: "Oxidizing solid, n.o.s.", hazardClasses: ["5.1"] },
    );
    expect(verdict).toBe("incompatible");
    expect(pairs[0]?.source.key).toBe("PLACARD");
  });

  it("puts the worst hazard first", () => {
    expect(codes("Nitric acid", "Acetone")[0]).toBe("R3");
  });
});

describe("no known reaction", () => {
  it("is said where all groups are known", () => {
    const { verdict, hazards, pairs } = predictReactivity(
      { name: "Propane", casNumber: "74-98-6" },
      { name: "Nitrogen" },
    );
    expect(verdict).toBe("no-known-reaction");
    expect(hazards.map(({ code }) => code)).toEqual(["NR"]);
    expect(pairs).toEqual([]);
  });

  it("is not said of a substance known by name alone", () => {
    const { verdict, why, basis } = predictReactivity({ name: "Diesel" }, { name: "Nitrogen" });
    expect(verdict).toBe("caution");
    expect(why).toBe("Not all groups are known, so a reaction cannot be ruled out.");
    expect(basis.assumptions).toHaveLength(1);
  });
});

describe("words", () => {
  it("has one sentence for every code, and a label for every verdict", () => {
    expect(REACTION_HAZARDS.map(reactionHazardWords).every((words) => /^[A-Z].+\.$/.test(words))).toBe(true);
    expect(REACTIVITY_VERDICTS.map(reactivityVerdictWords)).toEqual(["Keep apart", "Caution", "No known reaction"]);
  });

  it("names gases, and leaves words alone", () => {
    expect(gasName("COCl2")).toBe("phosgene");
    expect(gasName("Halogenated Amines")).toBe("halogenated amines");
  });

  it("never calls a mixture safe", () => {
    const spoken = [...REACTION_HAZARDS.map(reactionHazardWords), ...REACTIVITY_VERDICTS.map(reactivityVerdictWords)];
    expect(spoken.join(" ")).not.toMatch(/\bsafe|compatible with\b/i);
  });
});

describe("a store", () => {
  const store = [
    { name: "Propane", casNumber: "74-98-6" },
    { name: "Sodium hypochlorite" },
    { name: "Hydrochloric acid" },
    { name: "sodium hypochlorite " },
  ];

  it("gives every pair once, worst first, lots of one substance once", () => {
    const { verdict, predictions } = reactivityOfStore(store);
    expect(predictions).toHaveLength(3);
    expect(verdict).toBe("incompatible");
    expect(predictions[0]?.verdict).toBe("incompatible");
  });

  it("names hazards of its own", () => {
    const { ownHazards } = reactivityOfStore([...store, { name: "Calcium carbide" }]);
    expect(ownHazards.map(({ name }) => name)).toContain("Calcium carbide");
  });

  it("has no verdict on fewer than two", () => {
    expect(reactivityOfStore([])).toEqual({ verdict: null, predictions: [], ownHazards: [] });
    expect(reactivityOfStore([{ name: "Nitrogen" }]).verdict).toBeNull();
  });
});
