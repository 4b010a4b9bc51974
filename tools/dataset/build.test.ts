import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as examples from "../../packages/hazmat-core/src/examples.ts";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";
import { buildModules } from "./build.ts";
import { EXAMPLES } from "./examples.ts";
import { inputHash } from "./read-input.ts";
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

  it("are left out: protective action criteria of which nobody knows the unit", async () => {
    const { loadSubstances } = await import("../../packages/hazmat-core/src/data/load.ts");
    const shown = [...(await loadSubstances()).values()].filter(({ pac }) => pac !== undefined);
    expect(shown).toHaveLength(200); // 8 rows that name a unit, 192 with the numbers of an AEGL
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
