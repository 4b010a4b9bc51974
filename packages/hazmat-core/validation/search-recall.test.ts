import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../src/ports/bundled-chemical-source.ts";

interface Query {
  readonly query: string;
  readonly kind: "name" | "synonym" | "cas" | "un" | "typo";
  readonly key: string;
}

const { entries } = JSON.parse(readFileSync(new URL("./search-queries.json", import.meta.url), "utf8")) as {
  entries: readonly Query[];
};

/** Share of queries whose first result is the substance that was meant. */
const TARGET = 0.98;

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
