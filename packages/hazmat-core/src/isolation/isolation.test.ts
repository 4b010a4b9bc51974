import { describe, expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { formatSafeDistance } from "../formats/distance.ts";
import { isolationStatements } from "../guidance/isolation-statements.ts";
import { unNumber } from "../identity/un-number.ts";
import { initialIsolation, type InitialIsolationInput } from "./initial-isolation.ts";
import { distancesOfGuide, GUIDES_WITHOUT_ID } from "./guide-distances.ts";
import { fallbackGuide, isExplosive } from "./isolation-fallback.ts";
import { isolationFor } from "./isolation.ts";
import { isolationForRecord } from "./isolation-for-record.ts";
import { readKnownRecord } from "../reference/known-records.ts";
import { windBand } from "./isolation-rows.ts";
import { guideDistancesOf, transportEntryOf } from "../reference/transport-entry-of.ts";

type Case = readonly [InitialIsolationInput, isolateM: number, downwindM: number | null];

// Read by hand from ERG 2024: Table 1, Table 3 and the guide pages.
const READ_BY_HAND: readonly Case[] = [
  // Chlorine: guide 124 says 100 m, Table 1 says 60 m, 0.3 km by day and 1.5 km at night; Table 3 says 1000 m, 11+ km.
  [{ unNumber: "UN1017", state: "gas" }, 1000, 11_000],
  [{ unNumber: "1017", state: "gas", spill: "small", time: "day" }, 60, 300],
  [{ unNumber: "1017", state: "gas", spill: "small" }, 60, 1500],
  [{ unNumber: "1017", state: "gas", spill: "large" }, 1000, 11_000],
  [{ unNumber: "1017", state: "gas", container: "Rail tank car", time: "day", windKph: 15 }, 1000, 6300],
  [
    {
      unNumber: "1017",
      state: "gas",
      container: "Multiple small cylinders or single ton cylinder",
      time: "night",
      windKph: 25,
    },
    150,
    600,
  ],
  [{ unNumber: "1017", state: "gas", time: "day" }, 1000, 9600],
  // Ammonia: guide 125 says 100 m, Table 1 says 30 m, Table 3 says 300 m for a rail tank car.
  [{ unNumber: "1005", state: "gas" }, 300, 4100],
  [{ unNumber: "1005", state: "gas", spill: "small", time: "day" }, 30, 100],
  [
    { unNumber: "1005", state: "gas", spill: "large", container: "Agricultural nurse tank", time: "night", windKph: 5 },
    60,
    1400,
  ],
  // Carbon monoxide: 3.9 km at night.
  [{ unNumber: "1016", state: "gas", spill: "large", time: "night" }, 200, 3900],
  [{ unNumber: "1016", state: "gas", spill: "large", time: "day" }, 200, 1200],
  // Flammable liquids, guide 128: 50 m, 300 m downwind of a large spill.
  [{ unNumber: "1993", state: "liquid" }, 50, null],
  [{ unNumber: "1203", state: "liquid" }, 50, null],
  [{ unNumber: "1203", state: "liquid", spill: "large" }, 50, 300],
  [{ unNumber: "1203", state: "liquid", time: "night", windKph: 30 }, 50, null],
  // Environmentally hazardous, guide 171: 50 m.
  [{ unNumber: "3082", state: "liquid" }, 50, null],
  // Explosives, guide 112: 500 m, 800 m in all directions for a large spill.
  [{ unNumber: "UN0004", state: "solid" }, 500, null],
  [{ unNumber: "UN0004", state: "solid", spill: "small" }, 500, null],
  [{ unNumber: "UN0004", state: "solid", spill: "large" }, 800, null],
  // Hydrogen fluoride: guide 125 100 m, Table 1 30 m, Table 3 500 m for a rail tank car.
  [{ unNumber: "1052", state: "gas" }, 500, 6400],
  // Trichlorosilane releases hydrogen chloride in water: Table 1 30 m and 60 m, guide 139 50 m.
  [{ unNumber: "1295", state: "liquid" }, 60, 1500],
  // Dimethyldichlorosilane: guide 155 50 m is more than the 30 m of either spill; downwind is that of a large one.
  [{ unNumber: "1162", state: "liquid" }, 50, 1200],
  // Sulfur dioxide: 2.6 km at night from a small spill.
  [{ unNumber: "1079", state: "gas", spill: "small", time: "night" }, 100, 2600],
  // Acrolein: 11.1 km at night from a large spill is printed, and no "11+".
  [{ unNumber: "1092", state: "liquid", spill: "large", time: "night" }, 600, 11_100],
  // Tellurium hexafluoride prints 11.1 km for a small spill, and "11+ km", which has no upper end, for a large one.
  [{ unNumber: "2195", state: "gas" }, 1000, 11_000],
  [{ unNumber: "2195", state: "gas", spill: "small", time: "night" }, 1000, 11_100],
  // Guide 138 prints 50 m for liquids and 25 m for solids: sodium is a solid, and a flowing material is never treated
  // as one.
  [{ unNumber: "1428", state: "liquid" }, 50, null],
  [{ unNumber: "2796", state: "liquid" }, 50, null],
  [{ unNumber: "2796", state: "solid" }, 50, null],
  [{ unNumber: "2794", state: "solid" }, 50, null],
  [{ unNumber: "2312", state: "liquid" }, 50, null],
  [{ unNumber: "1671", state: "solid" }, 50, null],
  [{ unNumber: "1428", state: "solid" }, 25, null],
  [{ unNumber: "1428", state: "solid", spill: "large" }, 25, 300],
  // Guide 159: 100 m downwind of a large spill.
  [{ unNumber: "1700", state: "solid", spill: "large" }, 50, 100],
  // Oxygen difluoride: Table 1 says 300 m and 1000 m, both more than the guide's 100 m.
  [{ unNumber: "2190", state: "gas", spill: "small" }, 300, 7200],
  [{ unNumber: "2190", state: "gas" }, 1000, 11_000],
];

describe("initial isolation", () => {
  it.each(READ_BY_HAND)(
    "gives for %j isolation of %d m and protection of %s m downwind",
    async (input, isolateM, downwindM) => {
      const answer = await initialIsolation(input);
      expect(answer).toMatchObject({ kind: "distance", isolateM, downwindM });
    },
  );

  it("uses the large spill until a size is given, and says so", async () => {
    const answer = await initialIsolation({ unNumber: "1016", state: "gas" });
    expect(answer).toMatchObject({ isolateM: 200, downwindM: 3900, why: "Large spill, night." });
    expect(answer.basis.assumptions.map(({ name, value }) => [name, value])).toEqual([
      ["Time of day", "night"],
      ["Spill size", "large"],
    ]);
  });

  it("names the conditions that were not given", async () => {
    const answer = await initialIsolation({ unNumber: "1017", state: "gas", spill: "large" });
    expect(answer.basis.assumptions.map(({ name, value }) => [name, value])).toEqual([
      ["Time of day", "night"],
      ["Wind", "low"],
      ["Container", "Rail tank car"],
    ]);
  });

  it("shows the rows that do not lead with the leading one", async () => {
    const answer = await initialIsolation({ unNumber: "1017", state: "gas" });
    expect(answer.rows.map(({ label, isolateM, downwindM }) => [label, isolateM, downwindM])).toEqual([
      ["Guide 124, immediate isolation", 100, null],
      ["Small spill, night", 60, 1500],
      ["Rail tank car, low wind, night", 1000, 11_000],
      ["Highway tank truck or trailer, low wind, night", 600, 6400],
      ["Multiple ton cylinders, low wind, night", 300, 3500],
      ["Multiple small cylinders or single ton cylinder, low wind, night", 150, 2400],
      ["Fire at a tank or load", 800, null],
    ]);
  });

  it("uses the worst container if the named one is not in Table 3, and says so", async () => {
    const answer = await initialIsolation({
      unNumber: "1017",
      state: "gas",
      container: "bucket",
      time: "day",
      windKph: 5,
    });
    expect(answer).toMatchObject({ isolateM: 1000, downwindM: 9600 });
    expect(answer.basis.assumptions[0]?.reason).toContain('"bucket" is not in Table 3');
  });

  it.each([
    ["solid", 25],
    ["liquid", 50],
    ["gas", 100],
  ] as const)("gives for an unidentified %s %d m, marked as assumed", async (state, isolateM) => {
    const answer = await initialIsolation({ state });
    expect(answer).toMatchObject({ kind: "distance", isolateM, downwindM: null });
    expect(answer.basis.sources[0]?.mark).toBe("assumed");
  });

  // ERG 2024 Table 3, UN1017, rail tank car: low wind by day 9.6 km; the moderate and high bands are smaller.
  it.each([Number.NaN, -5, Infinity])("treats an invalid wind of %d km/h as not given", async (windKph) => {
    const answer = await initialIsolation({
      unNumber: "1017",
      state: "gas",
      container: "Rail tank car",
      time: "day",
      windKph,
    });
    expect(answer).toMatchObject({ isolateM: 1000, downwindM: 9600 });
    expect(answer.basis.assumptions.map(({ name, value }) => [name, value])).toEqual([["Wind", "low"]]);
  });

  it("treats unknown values as not given, and always gives a distance", async () => {
    const odd = { state: "plasma", spill: "huge", time: "noon" } as unknown as Parameters<typeof initialIsolation>[0];
    expect(await initialIsolation(odd)).toMatchObject({ kind: "distance", isolateM: 100 });
    expect(await initialIsolation({ ...odd, unNumber: "1017" })).toEqual(
      await initialIsolation({ unNumber: "1017", state: "gas" }),
    );
  });

  it("cites only Table 3 if Table 3 leads", async () => {
    const { basis } = await initialIsolation({ unNumber: "1017", state: "gas", container: "Rail tank car" });
    expect(basis.sources).toEqual([{ key: "ERG2024", locator: "Table 3" }]);
  });

  it("treats an unidentified material of unknown state as a gas", () => {
    expect(isolationFor(null, {})).toMatchObject({ isolateM: 100 });
  });

  it.each(["9999", "chlorine", "NA9999"])("gives for %s guide 111 and 100 m, never by state", async (id) => {
    const answer = await initialIsolation({ unNumber: id, state: "solid" });
    expect(answer).toMatchObject({ kind: "use_guide", guide: "111", isolateM: 100 });
  });

  it.each(["UN0998", "UN0999"])("gives for %s, an explosive that is not listed, guide 112 and 500 m", async (id) => {
    const answer = await initialIsolation({ unNumber: id, state: "solid" });
    expect(answer.isolateM).toBe(500);
  });

  it("has a guide for every UN number, for 30 of them one that the tables do not give", async () => {
    const { entries } = await loadTransport();
    const all = [...entries.values()];
    expect(all.filter(({ guide }) => guide === undefined)).toEqual([]);
    const taken = all.filter(({ guideBasis }) => guideBasis !== undefined);
    expect(taken).toHaveLength(30);
    expect(taken.filter(({ id }) => id.startsWith("NA"))).toHaveLength(29);
  });

  it("uses the guide of the same digits, and marks it", async () => {
    // The ERG uses the four digits: 1993 has guide 128.
    const answer = await initialIsolation({ unNumber: "NA1993", state: "liquid" });
    expect(answer).toMatchObject({ kind: "distance", why: "Guide 128, immediate isolation." });
    expect(answer.basis.sources).toContainEqual({ key: "ERG2024", locator: "Guide 128", mark: "derived" });
  });

  it("keeps the distances of Table 1 for a UN number with such a guide", async () => {
    expect(await initialIsolation({ unNumber: "NA1955", state: "gas", spill: "small" })).toMatchObject({
      isolateM: 150,
    });
  });
});

describe("initial isolation of every UN number", () => {
  const scenes = [
    {},
    { spill: "small" },
    { spill: "large" },
    { time: "day" },
    { spill: "large", time: "day", windKph: 40 },
  ] as const;

  it("is never less than that of its guide for an explosive", async () => {
    const { entries, guides } = await loadTransport();
    const explosives = [...entries.values()].map((stored) => transportEntryOf(stored, guides)).filter(isExplosive);
    expect(explosives.length).toBeGreaterThan(380);
    for (const entry of explosives) {
      const least = (entry.guideDistances ?? fallbackGuide(entry)).isolateM ?? Number.NaN;
      for (const scene of scenes) expect(isolationFor(entry, scene).isolateM).toBeGreaterThanOrEqual(least);
    }
  });

  it("is at least 25 m, with its source, and never by state", async () => {
    const { entries, guides } = await loadTransport();
    for (const stored of entries.values()) {
      const entry = transportEntryOf(stored, guides);
      for (const scene of scenes) {
        const answer = isolationFor(entry, scene);
        expect(answer.isolateM).toBeGreaterThanOrEqual(25);
        expect(answer.basis.sources.every(({ key }) => key === "ERG2024")).toBe(true);
        expect(answer.basis.sources.length).toBeGreaterThan(0);
      }
    }
  });

  it("never increases with more information on time and wind", async () => {
    const { entries, guides } = await loadTransport();
    for (const stored of entries.values()) {
      const entry = transportEntryOf(stored, guides);
      const unknown = isolationFor(entry, { spill: "large" });
      const known = isolationFor(entry, { spill: "large", time: "day", windKph: 25 });
      if (unknown.kind !== "distance" || known.kind !== "distance") continue;
      expect(known.downwindM ?? 0).toBeLessThanOrEqual(unknown.downwindM ?? 0);
    }
  });
});

// [ERG2024] guides 113 and 145: the large-spill distance applies in all directions, because they explode regardless of
// the wind.
describe("a large spill of a material that can explode", () => {
  it.each([
    ["UN1310", "113", 500],
    ["UN3105", "145", 250],
    ["UN3231", "150", 250],
  ])("has a circle for %s of guide %s", async (id, guide, metres) => {
    const { rows } = await initialIsolation({ unNumber: id, state: "solid" });
    expect(rows).toContainEqual(
      expect.objectContaining({ label: `Guide ${guide}, large spill`, isolateM: metres, downwindM: null }),
    );
  });

  it("has the distance of guide 128 downwind", async () => {
    const { rows } = await initialIsolation({ unNumber: "UN1203", state: "liquid" });
    expect(rows).toContainEqual(expect.objectContaining({ label: "Guide 128, large spill", downwindM: 300 }));
  });
});

// Changes of the 2024 edition, and figures attributed to it that it does not print. [ERG2024]
describe("guide pages of the 2024 edition", () => {
  const rowsOf = async (input: InitialIsolationInput) => {
    const { rows } = await initialIsolation(input);
    return rows.map(({ label, isolateM, downwindM, source }) => [label, isolateM, downwindM, source.key]);
  };

  it("give 800 m for a fire at the load under guide 114", async () => {
    expect(await rowsOf({ unNumber: "UN0012", state: "solid" })).toEqual([
      ["Guide 114, immediate isolation", 100, null, "ERG2024"],
      ["Guide 114, large spill", 250, null, "ERG2024"],
      ["Fire at a tank or load", 800, null, "ERG2024"],
    ]);
  });

  // The sentence of the same card: "withdraw and isolate at least 1600 m".
  it.each(["UN1942", "UN2067", "UN2426", "UN3375"])(
    "give 1600 m for a cargo fire of ammonium nitrate, %s",
    async (ammoniumNitrate) => {
      const rows = await rowsOf({ unNumber: ammoniumNitrate, state: "solid" });
      expect(rows).toContainEqual(["Fire at a tank or load", 1600, null, "ERG2024"]);
    },
  );

  it("give 300 m downwind for a large spill under guide 138", async () => {
    const sodium: InitialIsolationInput = { unNumber: "1428", state: "solid" };
    expect(await rowsOf(sodium)).toEqual([
      ["Guide 138, immediate isolation, solid", 25, null, "ERG2024"],
      ["Guide 138, large spill", 25, 300, "ERG2024"],
      ["Fire at a tank or load", 800, null, "ERG2024"],
    ]);
    const large = await initialIsolation({ ...sodium, spill: "large" });
    expect(large.basis.sources).toEqual([{ key: "ERG2024", locator: "Guide 138" }]);
  });

  it("give no large spill for lithium ion batteries, and 500 m for a fire", async () => {
    expect(await rowsOf({ unNumber: "3480", state: "solid" })).toEqual([
      ["Guide 147, immediate isolation", 25, null, "ERG2024"],
      ["Fire at a tank or load", 500, null, "ERG2024"],
    ]);
  });

  it("use guide 138 for a vehicle with a lithium metal battery, not that of a lithium ion battery", async () => {
    const rows = await rowsOf({ unNumber: "3557", state: "solid" });
    expect(rows.map(([label]) => label)).toContain("Guide 138, large spill");
    expect((await rowsOf({ unNumber: "3556", state: "solid" })).map(([label]) => label)).toContain(
      "Guide 147, immediate isolation",
    );
  });

  it("list every guide of a number for unlike goods, the largest distance first", async () => {
    const { why, isolateM } = await initialIsolation({ unNumber: "3536", state: "solid" });
    expect(why).toContain("Guide 138, immediate isolation");
    expect(why).toContain("Guide 147 applies to other goods under this number.");
    expect(isolateM).toBeGreaterThanOrEqual(25);
  });

  // ERG 2024 gives UN3171 guides 138, 147 and 154; only 138 prints a distance for a large spill, 300 m.
  it("list every guide of a battery-powered vehicle, and lead a large spill by the one with the largest distance", async () => {
    const large = await initialIsolation({ unNumber: "3171", state: "liquid", spill: "large" });
    expect([large.isolateM, large.kind === "distance" ? large.downwindM : null]).toEqual([50, 300]);
    expect(large.why).toContain("Guide 138, large spill");
    expect(large.why).not.toContain("The guide gives no distance.");
    const labels = large.rows.map(({ label }) => label).join("; ");
    for (const guide of ["138", "147", "154"]) expect(labels).toContain(`Guide ${guide}, immediate isolation`);
    expect(large.rows.at(-1)).toMatchObject({ label: "Fire at a tank or load", isolateM: 800 });
  });

  it("use the largest distances of every guide of a number, with its source", async () => {
    const { entries, guides } = await loadTransport();
    const several = [...entries.values()].filter(({ otherGuides }) => otherGuides !== undefined);
    expect(several.map(({ id }) => id)).toEqual(["UN1057", "UN3166", "UN3171", "UN3536"]);
    for (const stored of several) {
      const pages = [stored.guide ?? "", ...(stored.otherGuides ?? [])].flatMap((guide) => guides.get(guide) ?? []);
      const entry = transportEntryOf(stored, guides);
      const { rows } = isolationFor(entry, {});
      const said = isolationStatements(entry).map(({ text }) => text);
      expect(rows[0]?.isolateM).toBe(Math.max(...pages.map(({ isolateM }) => isolateM ?? 0)));
      expect(entry.fireM).toBe(Math.max(...pages.map(({ fireM }) => fireM ?? 0)));
      const largeM = Math.max(...pages.map(({ largeSpillM }) => largeSpillM ?? 0));
      expect(rows.find(({ label }) => label.endsWith("large spill"))?.downwindM, stored.id).toBe(largeM);
      expect(said).toContain(`Large spill: consider evacuating ${formatSafeDistance(largeM)} downwind.`);
    }
  });

  it("give both distances of a guide while the state is not known, and lead with the larger", async () => {
    const { entries, guides } = await loadTransport();
    const stored = entries.get("UN1428");
    if (stored === undefined) throw new RangeError("The tables have lost UN1428.");
    const entry = transportEntryOf(stored, guides);
    const answer = isolationFor(entry, {});
    expect(answer.rows.slice(0, 2).map(({ label, isolateM }) => [label, isolateM])).toEqual([
      ["Guide 138, immediate isolation, liquid", 50],
      ["Guide 138, immediate isolation, solid", 25],
    ]);
    expect(answer.basis.assumptions).toEqual([
      { name: "State", value: "liquid", reason: "Not given: the state with the larger distance is used." },
    ]);
    expect(isolationStatements(entry)[0]).toEqual({
      text: "Isolate 50 m in all directions for a liquid, 25 m for a solid.",
      rests: [{ key: "ERG2024", locator: "Guide 138" }],
    });
    expect(isolationStatements(entry, "solid")[0]?.text).toBe("Isolate 25 m in all directions.");
  });

  // Solid by their first UN number, and liquid or molten by another, or by their melting point.
  it.each([
    "108-95-2",
    "1310-73-2",
    "1310-58-3",
    "6484-52-2",
    "56-38-2",
    "298-04-4",
    "7784-46-5",
    "101-68-8",
    "20816-12-0",
  ])("give %s the distance of a liquid, by name and by each of its numbers", async (cas) => {
    const record = await readKnownRecord(`cas:${cas}`);
    if (record === null) throw new RangeError(`The data set has lost ${cas}.`);
    const numbers = [{}, ...record.transport.map((entry) => ({ unNumber: entry.unNumber }))];
    for (const read of numbers) expect(isolationForRecord(record, read).isolateM).toBeGreaterThanOrEqual(50);
    expect(isolationForRecord(record, { state: "liquid" }).isolateM).toBeGreaterThanOrEqual(50);
  });

  it("require a larger distance downwind of a large spill if they give no figure for it", async () => {
    const { why, rows } = await initialIsolation({ unNumber: "1760", state: "liquid", spill: "large" });
    expect(why).toContain("Large spill: isolate farther downwind. The guide gives no distance.");
    expect(rows.some(({ label }) => label.includes("large spill"))).toBe(false);
  });

  it("give phosphorus, which is shipped dry and in solution under one number, the distance of a liquid", async () => {
    expect(await initialIsolation({ unNumber: "1381", state: "solid" })).toMatchObject({ isolateM: 50 });
  });
});

describe("parts of the isolation answer", () => {
  it.each([
    [0, "low"],
    [9.9, "low"],
    [10, "moderate"],
    [20, "moderate"],
    [20.1, "high"],
  ] as const)("put a wind of %d km/h in the %s band", (kph, band) => {
    expect(windBand(kph)).toBe(band);
  });

  it("have fallback guides equal to the dataset", async () => {
    const { guides } = await loadTransport();
    const stored = (guide: string) => {
      const found = guides.get(guide);
      return found === undefined ? undefined : guideDistancesOf(found);
    };
    expect(GUIDES_WITHOUT_ID.map((guide) => [guide, distancesOfGuide(guide)])).toEqual(
      GUIDES_WITHOUT_ID.map((guide) => [guide, stored(guide)]),
    );
    expect(fallbackGuide(null)).toEqual(stored("111"));
    expect(fallbackGuide({ hazardClass: "1.1D", unNumber: unNumber("UN0004") })).toEqual(stored("112"));
  });
});
