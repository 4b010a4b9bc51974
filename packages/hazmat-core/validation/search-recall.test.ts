import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CURRENT_EDITION, readEdition } from "../../../tools/dataset/editions/edition.ts";
import { bundledChemicalSource } from "../src/ports/bundled-chemical-source.ts";

interface Query {
  readonly query: string;
  readonly kind: "name" | "synonym" | "cas" | "un" | "typo";
  readonly key: string;
}

const { entries } = JSON.parse(readFileSync(new URL("./search-queries.json", import.meta.url), "utf8")) as {
  entries: readonly Query[];
};

/** Minimum fraction of queries whose first result is the intended substance. */
const TARGET = 0.98;

/** The numbers of the 2024 list with the names printed in the book. */
const printed = readEdition(CURRENT_EDITION).un.entries;

describe("the list of ERG 2024", () => {
  it("has 1,983 numbers, and each opens a record under itself", async () => {
    const source = bundledChemicalSource();
    const wrong: string[] = [];
    for (const { un } of printed) {
      const meant = await source.meant(un);
      if (meant.kind !== "one" || meant.match.unNumber?.slice(2) !== un) wrong.push(`${un}: ${meant.kind}`);
    }
    expect(printed).toHaveLength(1983);
    expect(wrong).toEqual([]);
  });

  const idsByName = new Map<string, readonly string[]>();
  for (const { un, ergNames } of printed)
    for (const name of ergNames) idsByName.set(name, [...(idsByName.get(name) ?? []), un]);

  const beginnings = [...new Set([...idsByName.values()].map(([id]) => id?.slice(0, 1)))].filter(
    (digit) => digit != null,
  );

  it.each(beginnings)(
    "has no name of a number from %s000 that finds nothing or silently opens another substance",
    async (digit) => {
      const source = bundledChemicalSource();
      const wrong: string[] = [];
      const names = [...idsByName].filter(([, ids]) => ids[0]?.startsWith(digit));
      for (const [name, own] of names) {
        const meant = await source.meant(name);
        const record = meant.kind === "one" ? await source.record(meant.match.key) : null;
        const ids = record?.transport.map(({ unNumber }) => unNumber.slice(2)) ?? [];
        const isOwn = own.some((id) => ids.includes(id));
        if (meant.kind === "none" || (record !== null && !isOwn)) wrong.push(`${own.join()} ${name}: ${record?.name}`);
      }
      expect(names.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
  );
});

describe("recall of the search", () => {
  it("has 400 queries, 80 of each kind", () => {
    const kinds = Object.groupBy(entries, ({ kind }) => kind);
    expect(Object.values(kinds).map((list) => list?.length)).toEqual([80, 80, 80, 80, 80]);
  });

  it(`gives what was meant first for at least ${TARGET * 100} % of them`, async () => {
    const source = bundledChemicalSource();
    const missed: string[] = [];
    for (const { query, key } of entries) {
      const [first] = await source.search(query, { limit: 1 });
      if (first?.key !== key) missed.push(`${query}: ${first?.name ?? "nothing"}`);
    }
    const recall = 1 - missed.length / entries.length;
    expect(recall, `Missed: ${missed.join("; ")}`).toBeGreaterThanOrEqual(TARGET);
  });
});
