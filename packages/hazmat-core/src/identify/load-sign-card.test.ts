import { describe, expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { writtenGuides } from "../guidance/guidance-for-guide.ts";
import { loadGuideCard, loadPlacardCard } from "./load-sign-card.ts";
import { PLACARDS, placardOf, placardsWith } from "./placards.ts";
import { readSignQuery } from "./sign-query.ts";

describe("loadPlacardCard", () => {
  it.each(PLACARDS.map(({ hazardClass }) => hazardClass))(
    "returns a complete card for class %s",
    async (hazardClass) => {
      const card = await loadPlacardCard(hazardClass, "Placard");
      expect(card?.guide).toMatch(/^\d{3}$/);
      expect(card?.isolate.isolateM).toBeGreaterThan(0);
      expect(card?.protect.headline).not.toBe("");
      expect(card?.firstAction.headline).not.toBe("");
      expect(card).toMatchObject({ unNumber: null, casNumber: null, derivation: { from: `class ${hazardClass}` } });
    },
  );

  it("never returns less than the immediate isolation of any number of the class", async () => {
    const { entries, guides } = await loadTransport();
    const cards = await Promise.all(
      PLACARDS.map(async ({ hazardClass }) => [hazardClass, await loadPlacardCard(hazardClass, "Placard")] as const),
    );
    const metresOf = new Map(cards.map(([hazardClass, card]) => [hazardClass, card?.isolate.isolateM ?? 0]));
    const short = [...entries.values()].filter(({ class: printed, guide }) => {
      const placard = placardOf(printed ?? "");
      const asked = guides.get(guide ?? "")?.isolateM ?? 0;
      return placard !== null && (metresOf.get(placard.hazardClass) ?? 0) < asked;
    });
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  it("uses the distance of hydrogen fluoride for class 8, and names it", async () => {
    // Guide 125, UN1052: 100 m immediate isolation; guide 154 alone would give 50 m. [ERG2024]
    const card = await loadPlacardCard("8", "Placard");
    expect(card?.isolate).toMatchObject({ isolateM: 100, kind: "distance" });
    expect(card?.isolate.why).toMatch(/^Largest immediate isolation of \d+ UN numbers in class 8: Guide \d{3}\./);
  });

  it("returns lines about solids for class 4.1", async () => {
    expect((await loadPlacardCard("4.1", "Placard"))?.guide).toBe("133");
  });

  it("finds placards by their visible features", () => {
    const classes = (seen: Parameters<typeof placardsWith>[0]) => placardsWith(seen).map((one) => one.hazardClass);
    expect(classes({ colour: "green" })).toEqual(["2.2"]);
    expect(classes({ symbol: "skull" })).toEqual(["2.3", "6.1"]);
    expect(classes({ colour: "red", symbol: "flame" })).toEqual(["2.1", "3", "4.1", "4.2", "5.2"]);
    expect(classes({ colour: "blue", symbol: "skull" })).toEqual([]);
  });
});

describe("loadGuideCard", () => {
  it("returns a complete card for every guide number", async () => {
    for (const guide of await writtenGuides()) {
      const card = await loadGuideCard(guide, `Guide ${guide}`);
      expect(card, guide).toMatchObject({ guide, unNumber: null });
      expect(card?.isolate.isolateM, guide).toBeGreaterThan(0);
      expect(card?.protect.headline, guide).not.toBe("");
      expect(card?.firstAction.headline, guide).not.toBe("");
    }
  });

  it("states that it gives no protective action distance", async () => {
    expect((await loadGuideCard("124", "Guide 124"))?.isolate.why).toContain("Downwind distance unknown");
  });
});

describe("readSignQuery", () => {
  it.each([
    ["guide 124", { kind: "guide", guide: "124" }],
    ["ERG guide 111", { kind: "guide", guide: "111" }],
    ["2.3", { kind: "placard", hazardClass: "2.3" }],
    ["Class 3", { kind: "placard", hazardClass: "3" }],
    ["placard 1.1D", { kind: "placard", hazardClass: "1" }],
    ["class 2", null],
    ["7.9", null],
    ["1017", null],
    ["guide", null],
    ["2,3-dichloropropene", null],
  ])("parses %j", (text, query) => {
    expect(readSignQuery(text)).toEqual(query);
  });
});
