import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as examples from "../../packages/hazmat-core/src/examples.ts";
import { loadExplosionDistances } from "../../packages/hazmat-core/src/guidance/explosions/explosion-distances.ts";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";
import { buildModules } from "./build.ts";
import { EXAMPLES } from "./examples.ts";
import { withLimits } from "./limits.ts";
import { inputHash, readInput } from "./read-input.ts";
import { GENERATED_FOLDER } from "./write-module.ts";

const KB = 1000;
const MOST_SEARCH_KB = 190;
const MOST_ALL_KB = 700;

const stored = (file: string): string => readFileSync(new URL(file, GENERATED_FOLDER), "utf8");
const gzipKb = (text: string): number => gzipSync(text, { level: 9 }).length / KB;

describe("the generated modules", () => {
  const modules = buildModules();

  it.each([...modules.keys()])("%s is what the input gives; if not, run pnpm data", (file) => {
    expect(stored(file) === modules.get(file)).toBe(true);
    expect(stored(file)).toContain(inputHash());
  });

  it(`loads at most ${MOST_SEARCH_KB} kB gzip before the first result`, () => {
    expect(gzipKb(stored("search-documents.ts"))).toBeLessThanOrEqual(MOST_SEARCH_KB);
  });

  it(`is at most ${MOST_ALL_KB} kB gzip in all`, () => {
    const total = [...modules.keys()].reduce((sum, file) => sum + gzipKb(stored(file)), 0);
    expect(total).toBeLessThanOrEqual(MOST_ALL_KB);
  });
});

describe("the texts of the generated modules", () => {
  it.each([...buildModules().keys()])("%s has no letters that were misread", (file) => {
    // UTF-8 read as Latin-1 or Windows-1252, and the sign for what could not be read
    expect(stored(file).match(/.{0,20}(?:[\u00C2-\u00F4][\u0080-\u00BF]|â€|Â|\uFFFD).{0,20}/g) ?? []).toEqual([]);
  });
});

describe("BLEVE and stand-off distances", () => {
  it("are those of the vendored edition, row by row", async () => {
    const { tanks, devices, lpg } = await loadExplosionDistances();
    const vendored = JSON.parse(readFileSync(new URL("input/erg-2024.json", import.meta.url), "utf8"));
    expect([tanks.length, devices.length, lpg.length]).toEqual([9, 8, 5]);
    expect(tanks).toEqual(vendored.blevePropane.entries);
    expect(devices).toEqual(vendored.iedStandOff.explosives);
    expect(lpg).toEqual(vendored.iedStandOff.lpgWithExplosives);
  });
});

describe("the example records", () => {
  it.each(EXAMPLES)("$name is the record of the dataset; if not, run pnpm data", async ({ name, key }) => {
    const example = Object.entries(examples).find(([exported]) => exported === name)?.[1];
    expect(example).toEqual(await bundledChemicalSource().record(key));
  });
});

describe("reactive groups", () => {
  it("are complete for as many substances as the README says", async () => {
    const { loadSubstances } = await import("../../packages/hazmat-core/src/data/load.ts");
    const { reactiveGroupsOf, reactivitySubjectOf } = await import("../../packages/hazmat-core/src/reactivity.ts");
    const source = bundledChemicalSource();
    const substances = [...(await loadSubstances()).keys()];
    let complete = 0;
    for (const cas of substances) {
      const record = await source.record(`cas:${cas}`);
      if (record !== null && (await reactiveGroupsOf(reactivitySubjectOf(record))).isComplete) complete++;
    }
    const readme = readFileSync(new URL("../../packages/hazmat-core/README.md", import.meta.url), "utf8");
    const count = (value: number): string => value.toLocaleString("en-US");
    expect(readme).toContain(`complete for ${count(complete)} of ${count(substances.length)} substances`);
  }, 60_000);
});

describe("figures that the sources leave open", () => {
  it("are missing, and not 0: a critical temperature", async () => {
    const { loadCorrelations } = await import("../../packages/hazmat-core/src/data/load.ts");
    const correlations = await loadCorrelations();
    const critical = Object.values(correlations).flatMap((of) =>
      [of.criticalK?.[0] ?? [], of.criticalPa?.[0] ?? []].flat(),
    );
    expect(critical.length).toBeGreaterThan(1000);
    expect(critical.filter((value) => value <= 0)).toEqual([]);
    expect(correlations["10294-34-5"]?.criticalK).toBeUndefined(); // boron trichloride
  });
});

describe("withLimits", () => {
  const input = readInput();
  const limited = (cas: string, given: Partial<typeof input>) =>
    withLimits({ ...input, ...given }).core.find((of) => of.cas === cas);

  it("leaves out protective action criteria that no unit belongs to", () => {
    const [first] = input.pacUnits;
    if (first === undefined) throw new Error("The list of units is empty.");
    const [one, two] = first.pac;
    expect(limited(first.cas, {})?.pac?.["1"]).toEqual({ v: one, unit: first.unit });
    expect(limited(first.cas, { pacUnits: [] })?.pac).toBeUndefined();
    expect(limited(first.cas, { pacUnits: [{ ...first, pac: [one, two, 15] }] })?.pac).toBeUndefined();
  });

  it("joins the respirator steps above a revised IDLH, and keeps those below it and those without a limit", () => {
    const steps = limited("75-05-8", {})?.respirators ?? []; // acetonitrile
    expect(steps.map(({ label }) => label)).toEqual([
      "Up to 137 ppm",
      "Emergency or planned entry into unknown concentrations or IDLH conditions",
      "Escape",
    ]);
    expect(steps[0]?.types).toEqual(expect.arrayContaining(["CCR@10", "SAR@10", "CCR-FF@50", "SCBA-FF@50"]));
    const milder = input.idlhRevisions.map((row) => ({ ...row, idlhPpm: 300 }));
    const kept = limited("75-05-8", { idlhRevisions: milder })?.respirators ?? [];
    expect(kept.slice(0, 2).map(({ label }) => label)).toEqual(["Up to 200 ppm", "Up to 300 ppm"]);
  });
});

describe("protective action criteria", () => {
  it("have a unit for all 645 substances that have them", async () => {
    const { loadSubstances } = await import("../../packages/hazmat-core/src/data/load.ts");
    const shown = [...(await loadSubstances()).values()].flatMap(({ pac }) => (pac === undefined ? [] : [pac]));
    expect(shown).toHaveLength(645);
    expect(shown.filter((levels) => levels.every((level) => typeof level === "number"))).toHaveLength(524);
    expect(shown.filter((levels) => levels.every((level) => Array.isArray(level)))).toHaveLength(121); // mg/m³
  });

  it("show three levels in one unit and their revision on every record", async () => {
    const { loadSubstances } = await import("../../packages/hazmat-core/src/data/load.ts");
    const source = bundledChemicalSource();
    const withPac = [...(await loadSubstances()).values()].filter(({ pac }) => pac !== undefined);
    for (const { cas } of withPac) {
      const values = (await source.record(`cas:${cas}`))?.properties.toxicity_data ?? [];
      const shown = values.filter(({ source: { key } }) => key === "PAC");
      expect(shown).toEqual([
        {
          value: expect.stringMatching(
            /^PAC-1 [\d.]+ (?<unit>ppm|mg\/m³), PAC-2 [\d.]+ \k<unit>, PAC-3 [\d.]+ \k<unit>$/,
          ),
          source: { key: "PAC", locator: "older than revision 29" },
        },
      ]);
    }
  }, 60_000);
});

describe("IDLH values", () => {
  it("are those of the Pocket Guide on every record, but for three that NIOSH revised", async () => {
    const { loadSubstances } = await import("../../packages/hazmat-core/src/data/load.ts");
    const { core, extended } = readInput();
    const printed = new Map([...core, ...extended].map(({ cas, idlh }) => [cas, idlh]));
    const substances = [...(await loadSubstances()).values()];
    const changed = substances.filter(({ cas, idlh }) => idlh?.text !== printed.get(cas)?.text);
    expect(changed.map(({ cas, idlh }) => [cas, idlh?.ppm, idlh?.superseded])).toEqual([
      ["75-05-8", 137, "500 ppm"],
      ["126-98-7", 4, "N.D."],
      ["10102-44-0", 13, "20 ppm"],
    ]);
  });
});

describe("every record", () => {
  it("can be made, is about the key it was asked for, and names a source for each value", async () => {
    const { loadSearchData } = await import("../../packages/hazmat-core/src/data/load.ts");
    const source = bundledChemicalSource();
    const { documents } = await loadSearchData();
    expect(documents.length).toBeGreaterThan(3300);
    for (const [key] of documents) {
      const record = await source.record(key as `cas:${string}`);
      expect(record?.key).toBe(key);
      const values = Object.values(record?.properties ?? {}).flat();
      expect(
        values.every(
          ({ value, source: from }) => value !== "" && !/\bNaN\b|undefined|null/.test(value) && from.key !== undefined,
        ),
      ).toBe(true);
      expect(record?.exposure.every(({ value }) => value > 0)).toBe(true);
    }
  }, 60_000);
});
