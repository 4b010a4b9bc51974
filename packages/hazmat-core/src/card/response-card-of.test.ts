import { beforeAll, describe, expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { chlorineRecord } from "../examples.ts";
import { unNumber as un } from "../identity/un-number.ts";
import { writtenGuidance } from "../guidance/all-guidance.ts";
import { citation } from "../provenance/source.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { transportRecord } from "../reference/record-of.ts";
import { markedGuideFor } from "../guidance/derived/guide-for.ts";
import { loadResponseCard } from "./load-response-card.ts";
import { responseCardOf } from "./response-card-of.ts";
import type { SceneConditions } from "../isolation/isolation-answer.ts";
import type { ChemicalRef } from "../identity/chemical-ref.ts";
import type { CardAction, ResponseCard } from "./response-card.ts";
import { transportEntryOf } from "../reference/transport-entry-of.ts";

const source = bundledChemicalSource();

/** Loading the dataset takes long on a busy machine. */
const LOADING_MS = 60_000;
beforeAll(() => source.record("cas:7782-50-5"), LOADING_MS);

async function card(chemical: ChemicalKey | ChemicalRef, conditions?: SceneConditions): Promise<ResponseCard> {
  const loaded = await loadResponseCard(source, chemical, conditions);
  if (loaded === null) throw new RangeError(`The data set has lost ${JSON.stringify(chemical)}.`);
  return loaded;
}

/** Every line of a step, those in view first. */
const lines = ({ details, more }: CardAction): readonly string[] => [...details, ...more].map(({ text }) => text);
const inView = ({ details }: CardAction): readonly string[] => details.map(({ text }) => text);
const cited = ({ sources }: CardAction): readonly string[] => sources.map(citation);

describe("the card of ammonium nitrate", () => {
  // ERG 2024, Guide 140: do not fight a cargo fire, isolate 1600 m. The class 9 fertilizer has another UN number.
  it("uses UN1942 if it is found by name", async () => {
    const { unNumber, hazardClass, isolate, firstAction } = await card("cas:6484-52-2");

    expect([unNumber, hazardClass]).toEqual(["UN1942", "5.1"]);
    expect(isolate.rows.some(({ isolateM }) => isolateM === 1600)).toBe(true);
    expect(lines(firstAction)).toContain(
      "Do not fight an ammonium nitrate cargo fire. Withdraw and isolate at least 1600 m.",
    );
    expect(lines(firstAction)).not.toContain("On a fire, use water, not dry chemical or foam.");
  });
});

describe("the card of a refrigerated gas", () => {
  it.each([
    ["un:UN1073", "oxygen, guide 122"],
    ["un:NA9202", "carbon monoxide, guide 168"],
  ] as const)("requires thermal protection if its guide does: %s, %s", async (key, _gas) => {
    const { protect } = await card(key);
    expect(lines(protect)).toContain("Wear thermal protection for refrigerated liquid.");
  });
});

describe("the card of chlorine", () => {
  it("gives isolation, protection and first action", async () => {
    const { isolate, protect, firstAction } = await card("cas:7782-50-5");

    expect(isolate).toMatchObject({ kind: "distance", isolateM: 1000 });
    expect(protect.headline).toBe("SCBA and a vapour-protective, fully encapsulating suit");
    expect(inView(protect)).toEqual([
      "Air-purifying respirator: never above 10 ppm, never in an unknown concentration. A lower reading does not clear its use.",
      "Turnout gear protects from heat only.",
    ]);
    expect(protect.more.map(({ text }) => text)).toEqual([
      "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.",
    ]);
    expect(firstAction.headline).toBe("Stay upwind and uphill. Stay out of low areas.");
    expect(lines(firstAction)).toEqual([
      "It does not burn, but it feeds a fire.",
      "The gas is 2.5 times as heavy as air. It flows downhill and into drains.",
      "Breathing it can kill.",
      "Do not apply water to the leak.",
      "Use water fog only to knock down the cloud.",
    ]);
  });

  // [ERG2024] Table 1: 60 m, 0.3 km by day and 1.5 km at night; Table 3, rail tank car in low wind: 9.6 km and 11+ km.
  it("shows both spill sizes as equals until a size is given", async () => {
    const { isolate, isolateBySize } = await card("cas:7782-50-5");
    expect(isolateBySize).toMatchObject({
      small: { isolateM: 60, downwindM: 1500, why: "Small spill, night." },
      large: { isolateM: 1000, downwindM: 11_000, why: "Rail tank car, low wind, night." },
      told: null,
    });
    expect(isolate.basis.assumptions).toContainEqual(expect.objectContaining({ name: "Spill size", value: "large" }));
    const byDay = await card("cas:7782-50-5", { time: "day" });
    expect(byDay.isolateBySize).toMatchObject({ small: { downwindM: 300 }, large: { downwindM: 9600 }, told: null });
  });

  it.each([
    [{ spill: "small" }, "small", 60],
    [{ spill: "large" }, "large", 1000],
    [{ container: "Highway tank truck or trailer" }, "large", 600],
  ] as const)("leads with the size of %j and keeps the other", async (conditions, told, isolateM) => {
    const { isolate, isolateBySize } = await card("cas:7782-50-5", conditions);
    expect(isolate.isolateM).toBe(isolateM);
    expect(isolateBySize?.told).toBe(told);
    expect(isolateBySize?.[told]).toEqual(isolate);
    expect(isolateBySize?.small.isolateM).toBe(60);
  });

  it("has no sizes if the tables have none", async () => {
    expect((await card("un:UN1203")).isolateBySize).toBeNull();
  });

  it("names the source of each step", async () => {
    const { protect, firstAction } = await card("cas:7782-50-5");

    expect(cited(protect)).toEqual([
      "ERG 2024, Guide 124",
      "49 CFR 172.101, UN1017, hazard zone B",
      "NIOSH Pocket Guide, 0115",
      "written for Placard, no permeation data",
    ]);
    expect(cited(firstAction)[0]).toBe("ERG 2024, Guide 124");
  });

  it("states that no officer has reviewed it", async () => {
    expect((await card("cas:7782-50-5")).isReviewed).toBe(false);
  });
});

describe("cards of single substances", () => {
  it("names ignition first for propane, and its vapour density from its own figure", async () => {
    const { firstAction, protect } = await card("cas:74-98-6");
    expect(firstAction.headline).toContain("Remove all ignition sources.");
    expect(lines(firstAction)[1]).toMatch(/^The gas is 1\.[56] times as heavy as air/);
    expect(protect.headline).toBe("SCBA and structural firefighting clothing");
  });

  it("does not call ammonia heavier than air", async () => {
    const { firstAction } = await card({ key: "cas:7664-41-7", unNumber: un("UN1005") });
    expect(lines(firstAction)[1]).toMatch(/^The gas is 0\.6 times as heavy as air/);
  });

  it("does not recommend a filter mask for a substance for which the Pocket Guide lists supplied air", async () => {
    const { protect } = await card("cas:71-43-2");
    expect(lines(protect)).toContain("No air-purifying respirator is listed for it. Wear SCBA.");
  });

  it("warns of polymerization by the P mark", async () => {
    const { firstAction, polymerizes } = await card({ key: "cas:107-02-8", unNumber: un("UN1092") });
    expect(polymerizes).toBe(true);
    expect(lines(firstAction)).toContain("Heat or fire may make it polymerize explosively.");
  });

  it("accepts the given UN number in any form", async () => {
    const ammonia = await card({ key: "cas:7664-41-7", unNumber: un("un 2672") });
    expect(ammonia.unNumber).toBe("UN2672");
  });
});

describe("UN numbers whose guide is unsafe for the substance", () => {
  it("withdraws from burning ammonium nitrate", async () => {
    const { firstAction } = await card("un:UN1942");
    expect(firstAction.headline).toBe("Keep fuel and heat away. Withdraw if fire reaches the cargo.");
    expect(lines(firstAction).join(" ")).not.toContain("On a fire, use water");
    expect(cited(firstAction)).toContain("ERG 2024, Guide 140");
  });

  it("floods burning dithionite, which the guide forbids for the other substances", async () => {
    const { firstAction } = await card("un:UN1384");
    expect(firstAction.headline).toBe("Keep it dry. If it burns, flood it with water.");
    expect(lines(firstAction).join(" ")).not.toContain("Do not use water");
  });

  it("shows each line once", async () => {
    const said = lines((await card("un:UN1942")).firstAction);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe("the card of a record without a UN number", () => {
  const sarin = async (): Promise<ResponseCard> => {
    const record = await source.record("cas:107-44-8");
    if (record === null) throw new RangeError("The data set has lost sarin.");
    const nameless = { ...record, transport: [] };
    return responseCardOf(nameless, writtenGuidance(markedGuideFor(nameless)));
  };

  it("uses the guide derived from its limits, marked as derived with its basis", async () => {
    const { guide, derivation, isolate, protect, unNumber } = await sarin();
    expect([unNumber, guide, derivation?.from]).toEqual([null, "153", "AEGL-3 0.022 ppm"]);
    expect(derivation?.sources.map(citation)).toEqual(["EPA AEGL, AEGL-3 0.022 ppm"]);
    expect(isolate).toMatchObject({ kind: "distance", isolateM: 50 });
    expect(isolate.why).toBe(
      "Derived from AEGL-3 0.022 ppm. Guide 153, immediate isolation, liquid. Large spill: isolate farther downwind. The guide gives no distance. Downwind distance unknown: the tables list it only by UN number.",
    );
    expect(protect.headline).toBe("SCBA and a vapour-protective, fully encapsulating suit");
    expect(cited(protect).slice(0, 2)).toEqual(["ERG 2024, Guide 153, derived", "EPA AEGL, AEGL-3 0.022 ppm"]);
  });

  it("does not use the text of another guide", async () => {
    const record = await source.record("cas:107-44-8");
    if (record === null) throw new RangeError("The data set has lost sarin.");
    const nameless = { ...record, transport: [] };
    const { firstAction } = responseCardOf(nameless, writtenGuidance("111"));
    expect(firstAction).toEqual(responseCardOf(nameless, null).firstAction);
  });

  it("states that its own guide was not loaded, and cites the guide whose text it shows", () => {
    const { guide, firstAction } = responseCardOf(chlorineRecord, null);
    expect(guide).toBe("124");
    expect(firstAction.details[0]?.text).toMatch(/^Guide text for this substance could not be loaded/);
    expect(firstAction.sources[0]).toEqual({ key: "ERG2024", locator: "Guide 111" });
  });

  it("names no derivation if the UN number gives the guide", async () => {
    expect((await card("cas:7782-50-5")).derivation).toBeNull();
  });
});

describe("cards of UN numbers without a substance", () => {
  it.each([
    ["un:UN3082", "171", "Stay upwind. Do not touch the spill."],
    ["un:UN1993", "128", "Remove all ignition sources. Stay out of low areas."],
    ["un:UN1950", "126", "Stay upwind and uphill. Stay out of low areas."],
    ["un:UN1965", "115", "Remove all ignition sources. Stay upwind and out of low areas."],
    ["un:NA1993", "128", "Remove all ignition sources. Stay out of low areas."],
  ] as const)("%s uses guide %s", async (key, guide, headline) => {
    const answered = await card(key);
    expect(answered.guide).toBe(guide);
    expect(answered.firstAction.headline).toBe(headline);
  });

  it("states that an aerosol can contain a flammable propellant", async () => {
    expect(inView((await card("un:UN1950")).firstAction)).toEqual([
      "Aerosols may be flammable (Division 2.1). Remove all ignition sources.",
      "In enclosed spaces the gas may suffocate people without warning.",
    ]);
  });

  it("never uses the guide for unidentified cargo for an explosive", async () => {
    const { guide, isolate } = await card("un:UN0190");
    expect(guide).toBe("112");
    expect(isolate.isolateM).toBe(500);
  });

  it("returns null for a key that is not on file", async () => {
    expect(await loadResponseCard(source, "un:UN9999")).toBeNull();
  });
});

describe("cards of all UN and NA numbers", async () => {
  const { entries, guides } = await loadTransport();
  const records = [...entries.values()].map((stored) => transportRecord(transportEntryOf(stored, guides), undefined));

  it("cover the 2388 numbers of the tables without ID8000, and 10 that only the ERG lists", () => {
    expect(records).toHaveLength(2397);
  });

  it("have isolation, protection and a first action, each with sources", () => {
    const incomplete = records
      .map((record) => responseCardOf(record, writtenGuidance(markedGuideFor(record))))
      .filter(({ isolate, protect, firstAction }) => {
        const isolates = isolate.isolateM !== null && isolate.basis.sources.length > 0;
        const steps = [protect, firstAction].every(
          ({ headline, details, more, sources }) =>
            headline !== "" &&
            details.length > 0 &&
            details.length <= 2 &&
            sources.length > 0 &&
            [...details, ...more].every(({ rests }) => rests.length > 0),
        );
        return !isolates || !steps;
      });
    expect(incomplete.map(({ key }) => key)).toEqual([]);
  });

  it("require a vapour-protective suit for every gas toxic by inhalation", () => {
    const weak = records
      .filter(({ transport }) => transport[0]?.hazardClass === "2.3")
      .map((record) => responseCardOf(record, writtenGuidance(markedGuideFor(record))))
      .filter(({ protect }) => !protect.headline.includes("fully encapsulating"));
    expect(weak.map(({ key, guide }) => `${key} ${guide}`)).toEqual([]);
  });

  it("keep a vapour-protective suit if the guidance could not be loaded", () => {
    const weak = records
      .filter(({ transport }) => transport[0]?.isToxicByInhalation)
      .map((record) => responseCardOf(record, null))
      .filter(({ protect }) => !protect.headline.includes("fully encapsulating"));
    expect(weak).toEqual([]);
  });
});
