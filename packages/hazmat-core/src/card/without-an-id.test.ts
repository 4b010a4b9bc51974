import { describe, expect, it } from "vitest";
import { chemicalKey } from "../identity/chemical-key.ts";
import { unNumber } from "../identity/un-number.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import type { ResponseCard } from "./response-card.ts";
import { loadResponseCard } from "./load-response-card.ts";

const source = bundledChemicalSource();

async function cardOf(cas: string, id: string | null = null): Promise<ResponseCard> {
  const chemical = { key: chemicalKey(`cas:${cas}`), unNumber: id === null ? null : unNumber(id) };
  const card = await loadResponseCard(source, chemical);
  if (card === null) throw new RangeError(`The data set has lost ${cas}.`);
  return card;
}

async function safetyTexts(cas: string, topic: "un_number" | "isolation_and_evacuation"): Promise<readonly string[]> {
  const safety = await source.safety(chemicalKey(`cas:${cas}`));
  return (safety?.topics[topic] ?? []).map(({ text }) => text);
}

describe("the guide derived for a substance without a UN number", () => {
  it.each([
    ["ketene", "463-51-4", "119", "toxic, flammable gas"],
    ["ozone", "10028-15-6", "124", "toxic, oxidizing gas"],
    ["ethylene glycol dinitrate", "628-96-6", "112", "liquid explosive"],
    ["ammonium permanganate", "13446-10-1", "143", "unstable oxidizer"],
    ["2-bromoethanol", "540-51-2", "154", "toxic, corrosive liquid"],
  ])("is correct for %s", async (_name, cas, guide, reason) => {
    const card = await cardOf(cas);
    expect(card).toMatchObject({ guide, unNumber: null, derivation: { from: reason } });
    expect(card.isolate.why).toContain(`Derived from ${reason}.`);
  });

  it("keeps ignition sources away from ketene", async () => {
    expect((await cardOf("463-51-4")).firstAction.headline).toContain("ignition");
  });
});

describe("the reason for a missing UN number", () => {
  it.each([
    ["ketene", "463-51-4", "No UN number: not transported."],
    ["CFC-113", "76-13-1", "No UN number: not regulated for transport. It may still be dangerous."],
    ["diazomethane", "334-88-3", "No UN number: forbidden for transport."],
  ])("is given for %s", async (_name, cas, words) => {
    expect((await cardOf(cas)).isolate.why).toContain(words);
    expect(await safetyTexts(cas, "un_number")).toEqual([words]);
  });

  it("is not given for a substance with a UN number", async () => {
    expect((await cardOf("7782-50-5")).isolate.why).not.toContain("No UN number");
  });
});

describe("the form that a UN number describes", () => {
  it("is shown with the distance", async () => {
    expect((await cardOf("50-00-0", "UN1198")).isolate.why).toContain(
      "UN1198 applies to this form: solution, flammable.",
    );
  });

  it("is not shown for a collective entry", async () => {
    expect((await cardOf("107-44-8")).isolate.why).not.toContain("is for this form");
  });
});

describe("chemical agents", () => {
  it("phosgene leads with the row of its shipments and also shows the rows of the weapon", async () => {
    const { isolate, isolateBySize } = await cardOf("75-44-5");
    expect(isolate).toMatchObject({ isolateM: 500, downwindM: 9500 });
    expect(isolateBySize?.small).toMatchObject({ isolateM: 100, downwindM: 2500 });
    expect(isolate.rows).toContainEqual(
      expect.objectContaining({
        label: "As a weapon (choking agent). Small spill",
        isolateM: 100,
        downwindM: 300,
        source: { key: "ERG2024", locator: "page 366, choking agents", mark: "unverified" },
      }),
    );
    expect(isolate.rows).toContainEqual({
      label: "As a weapon, 2020 edition, withdrawn in 2024. Small spill, night",
      isolateM: 150,
      downwindM: 3200,
      source: { key: "ERG2020", locator: "Table 1, CG (Weaponized Phosgene)" },
    });
    expect(await safetyTexts("75-44-5", "isolation_and_evacuation")).toEqual(
      expect.arrayContaining([
        "As a weapon (choking agent). Small spill: isolate 100 m in all directions.",
        "As a weapon, 2020 edition, withdrawn in 2024. Small spill: isolate 150 m in all directions.",
      ]),
    );
  });

  it("Safety Information of sarin shows the distances of its category, and marks those of its withdrawn row", async () => {
    const said = await safetyTexts("107-44-8", "isolation_and_evacuation");
    expect(said).toEqual(
      expect.arrayContaining([
        "Small spill: isolate 400 m in all directions.",
        "Small spill: protect people 1\u202f000 m downwind.",
        "Large spill: isolate 400 m in all directions.",
        "Large spill: protect people 4.0 km downwind.",
        "As a weapon, 2020 edition, withdrawn in 2024. Small spill: isolate 60 m in all directions.",
        "As a weapon, 2020 edition, withdrawn in 2024. Large spill: protect people 2.1 km downwind by day, 4.9 km downwind by night.",
      ]),
    );
    expect(said.filter((text) => /4\.9 km/.test(text)).every((text) => text.includes("withdrawn in 2024"))).toBe(true);
  });
});
