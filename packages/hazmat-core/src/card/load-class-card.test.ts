import { describe, expect, it } from "vitest";
import { loadClassCard } from "./load-class-card.ts";

async function cardOf(text: string) {
  const card = await loadClassCard("Green stuff", text);
  if (card === null) throw new RangeError(`Nothing follows from ${text}.`);
  return card;
}

describe("loadClassCard for a product with a class and without a number", () => {
  it.each([
    ["6.1", "153", "class 6.1"],
    ["2.3 (8)", "125", "class 8"],
    ["3", "128", "class 3"],
    ["Class 8", "154", "class 8"],
    ["1.1D", "112", "class 1.1D"],
    ["7", "163", "class 7"],
    ["6.2", "158", "class 6.2"],
    ["Flammable liquid", "128", "the class “Flammable liquid”"],
    ["H330", "153", "H330"],
    ["Fatal if inhaled", "153", "the class “Fatal if inhaled”"],
  ])("%s uses a derived guide and marks it as derived", async (text, guide, from) => {
    const card = await cardOf(text);
    expect(card).toMatchObject({ name: "Green stuff", unNumber: null, casNumber: null });
    expect(card.derivation?.from).toContain(from);
    expect([text, card.guide]).toEqual([text, guide]);
    expect(card.isolate.why).toContain(`Derived from ${from}`);
    expect(card.isolate.why).toContain("Downwind distance unknown");
    expect(card.firstAction.headline).not.toBe("");
  });

  it("keeps the minimum requirements: fatal if inhaled requires the distance of a gas and more than turnout gear", async () => {
    const gas = await cardOf("2.3");
    expect(gas.isolate.isolateM).toBeGreaterThanOrEqual(100);
    expect((await cardOf("1.1D")).isolate.isolateM).toBeGreaterThanOrEqual(500);
    for (const text of ["2.3", "H330", "6.1", "8", "4.3"]) {
      expect((await cardOf(text)).protect.headline).not.toMatch(/turnout|structural/i);
    }
  });

  it("keeps the entered class for the placard", async () => {
    expect(await cardOf("2.3 (5.1, 8)")).toMatchObject({ hazardClass: "2.3", subsidiaryClasses: ["5.1", "8"] });
    expect(await cardOf("Flammable liquid")).toMatchObject({ hazardClass: null });
    expect((await cardOf("2.3")).hazardLevel.level).toBe("extreme");
  });

  it.each(["banana", "", "low", "Non-toxic"])("returns null for %j", async (text) => {
    expect(await loadClassCard("Green stuff", text)).toBeNull();
  });
});
