import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as examples from "../../packages/hazmat-core/src/examples.ts";
import { loadExplosionDistances } from "../../packages/hazmat-core/src/guidance/explosions/explosion-distances.ts";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";
import { SOURCES } from "../../packages/hazmat-core/src/provenance/source.ts";
import { buildModules, requireCited } from "./build.ts";
import { reportText } from "./editions/compare-editions.ts";
import { CURRENT_EDITION, PREVIOUS_EDITION, readEdition } from "./editions/edition.ts";
import { compareEditions, editionChanges } from "./editions/edition-changes.ts";
import { EXAMPLES } from "./examples.ts";
import { buildHazardNumbers, readHazardNumbers } from "./plates/hazard-numbers.ts";
import { withLimits } from "./limits.ts";
import { inputHash, readInput } from "./read-input.ts";
import { buildTransport } from "./transport.ts";
import type { Input } from "./input-types.ts";
import { GENERATED_FOLDER } from "./write-module.ts";

const KB = 1000;
const MOST_SEARCH_KB = 190;
const MOST_ALL_KB = 700;

const stored = (file: string): string => readFileSync(new URL(file, GENERATED_FOLDER), "utf8");
const gzipKb = (text: string): number => gzipSync(text, { level: 9 }).length / KB;

describe("the generated modules", () => {
  const modules = buildModules();

  it.each([...modules.keys()])("%s matches the input; if not, run pnpm data", (file) => {
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
  it.each([...buildModules().keys()])("%s contains no wrongly decoded characters", (file) => {
    // UTF-8 decoded as Latin-1 or Windows-1252, and the replacement character
    expect(stored(file).match(/.{0,20}(?:[\u00C2-\u00F4][\u0080-\u00BF]|â€|Â|\uFFFD).{0,20}/g) ?? []).toEqual([]);
  });
});

describe("BLEVE and stand-off distances", () => {
  it("match the vendored edition row by row", async () => {
    const { tanks, devices, lpg } = await loadExplosionDistances();
    const vendored = JSON.parse(readFileSync(new URL("input/erg-2024/erg-2024.json", import.meta.url), "utf8"));
    expect([tanks.length, devices.length, lpg.length]).toEqual([9, 8, 5]);
    expect(tanks).toEqual(vendored.blevePropane.entries);
    expect(devices).toEqual(vendored.iedStandOff.explosives);
    expect(lpg).toEqual(vendored.iedStandOff.lpgWithExplosives);
  });
});

describe("numbers of orange plates", () => {
  it("match the vendored list for numbers on file, without doubtful ones", () => {
    const { entries, doubt } = readHazardNumbers();
    const built = new Map<string, string[]>();
    for (const [number, ids] of Object.entries(buildHazardNumbers())) {
      for (const id of ids.split(" ")) built.set(id, [...(built.get(id) ?? []), number]);
    }
    expect(Object.keys(entries)).toHaveLength(1813);
    expect(doubt).toHaveLength(10);
    expect(built.size).toBe(1803);
    for (const [id, numbers] of Object.entries(entries)) {
      expect(new Set(built.get(id)), id).toEqual(new Set(doubt.includes(id) ? undefined : numbers));
      expect(
        numbers.every((number) => /^X?[2-9]\d{1,2}$/.test(number)),
        id,
      ).toBe(true);
    }
  });
});

describe("the example records", () => {
  it.each(EXAMPLES)("$name matches the dataset; if not, run pnpm data", async ({ name, key }) => {
    const example = Object.entries(examples).find(([exported]) => exported === name)?.[1];
    expect(example).toEqual(await bundledChemicalSource().record(key));
  });
});

describe("reactive groups", () => {
  it("are complete for as many substances as the README states", async () => {
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

describe("figures that sources leave open", () => {
  it("are missing rather than 0, such as a critical temperature", async () => {
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

  it("leaves out protective action criteria without a unit", () => {
    const [first] = input.pacUnits;
    if (first === undefined) throw new Error("The list of units is empty.");
    const [one, two] = first.pac;
    expect(limited(first.cas, {})?.pac?.["1"]).toEqual({ v: one, unit: first.unit });
    expect(limited(first.cas, { pacUnits: [] })?.pac).toBeUndefined();
    expect(limited(first.cas, { pacUnits: [{ ...first, pac: [one, two, 15] }] })?.pac).toBeUndefined();
  });

  it("merges respirator steps above a revised IDLH and keeps lower steps and steps without a limit", () => {
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
  it("have a unit for all 645 substances", async () => {
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
  it("match the Pocket Guide on every record except three that NIOSH revised", async () => {
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
  it("can be built, has the requested key and cites a source for each value", async () => {
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

// Read in both editions: two figures of Table 1, one guide, eleven new numbers and two withdrawn ones. [ERG2020]
// [ERG2024]
describe("a comparison of two ERG editions", () => {
  const [before, after] = [readEdition(PREVIOUS_EDITION), readEdition(CURRENT_EDITION)];
  const { entries } = buildTransport(readInput(after));
  const { changes, ...editions } = editionChanges(before, after, entries);

  it("shows the figures of each edition", () => {
    const nightOf = (input: Input): unknown =>
      buildTransport(input).entries.find(({ id }) => id === "UN1017")?.small?.[2];
    expect([nightOf(readInput(before)), nightOf(readInput(after))]).toEqual([1400, 1500]);
    expect(inputHash(before)).not.toBe(inputHash(after));
  });

  it("lists added numbers, withdrawn numbers and other differences", () => {
    const { ofNumbers } = compareEditions(before, after);
    const numbersOf = (kind: string) => [...ofNumbers].filter(([, [one]]) => one?.kind === kind).map(([un]) => un);
    expect(numbersOf("number-added")).toEqual(Array.from({ length: 11 }, (_, index) => String(3550 + index)));
    expect(numbersOf("number-dropped")).toEqual(["1014", "1015"]);
    expect(ofNumbers.get("1079")?.filter(({ kind }) => kind !== "container")).toEqual([
      { kind: "small-night", locator: "Table 1", before: 2500, after: 2600 },
    ]);
    expect(ofNumbers.get("2206")).toEqual([{ kind: "guide", locator: "2206", before: "155, 156", after: "156" }]);
    const read = [...ofNumbers].flatMap(([un, list]) => list.filter(({ mark }) => mark === undefined).map(() => un));
    expect(new Set(read.filter((un) => Number(un) < 3550))).toEqual(
      new Set(["1005", "1014", "1015", "1017", "1040", "1050", "1052", "1079", "2186", "2206"]),
    );
  });

  it("marks rows and pages not taken from the earlier book", () => {
    const marked = changes.filter(({ mark }) => mark !== undefined);
    expect(marked.filter(({ locator }) => !locator.startsWith("Guide")).map(({ ids }) => ids.join())).toEqual([
      "UN1016",
      "UN1305",
      "UN1305",
      "UN1305",
      "UN1647",
      "UN2417",
      "UN3300",
      "UN3300",
    ]);
    expect(changes.filter(({ kind, mark }) => kind.startsWith("page-") && mark === undefined)).toEqual([]);
    expect(changes.find(({ locator, kind }) => locator === "Guide 138" && kind === "page-large")).toMatchObject({
      before: 100,
      after: 300,
      mark: "derived",
    });
  });

  it("lists the numbers whose cards change, but none missing from the earlier edition", () => {
    expect(Object.keys(SOURCES)).toEqual(expect.arrayContaining(Object.values(editions)));
    const onFile = new Set(entries.map(({ id }) => id));
    expect(changes.flatMap(({ ids }) => ids).filter((id) => !onFile.has(id))).toEqual([]);
    const ofPage = changes.filter(({ locator }) => locator === "Guide 138").flatMap(({ ids }) => ids);
    expect(ofPage).toContain("UN1428");
    expect(ofPage).not.toContain("UN3557");
    const text = reportText(before, after);
    expect(text).toContain("small-night        1400 → 1500\n             UN1017 Chlorine, Chlorine (CAS 7782-50-5)");
    expect(text.split("\n")[0]).toMatch(/^ERG 2020 → ERG 2024: 44 differences/);
  });

  it("finds no difference between an edition and itself", () => {
    expect(editionChanges(after, after, entries).changes).toEqual([]);
  });

  it("builds only from a cited edition and a folder with a year", () => {
    expect(() => requireCited(before)).toThrow("The product cites ERG2024, and erg-2020.json is ERG2020.");
    expect(requireCited(after)).toBe(after);
    expect(() => readEdition("tools/dataset/input")).toThrow("is not an edition folder");
  });
});
