import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundledChemicalSource, type ChemicalMatch, type Meant } from "../src/index.ts";

/**
 * `opens`: one record under this UN number. `asks`: these numbers are among the choices. `told`: no rule lists it,
 * which is stated.
 */
interface EverydayQuery {
  readonly query: string;
  readonly lang: "en" | "fr" | "es";
  readonly answer: "opens" | "asks" | "told";
  readonly un?: readonly string[];
}

const { entries } = JSON.parse(readFileSync(new URL("./everyday-queries.json", import.meta.url), "utf8")) as {
  entries: readonly EverydayQuery[];
};

/** Fraction of the names, in each language, that are answered correctly and whose first result is correct. */
const TARGET = 0.95;

const source = bundledChemicalSource();
/** The UN number, or the key of a record without one. */
const idOf = ({ unNumber, key }: ChemicalMatch): string => unNumber ?? key;

/** The record opened without a choice, `null` for none. */
const opened = (meant: Meant): string | null => (meant.kind === "one" ? idOf(meant.match) : null);

function isRight({ answer, un = [] }: EverydayQuery, meant: Meant): boolean {
  switch (answer) {
    case "opens":
      return opened(meant) === un[0];
    case "asks":
      return (
        (meant.kind === "several" || meant.kind === "near") &&
        un.every((id) => meant.matches.some((match) => idOf(match) === id))
      );
    case "told":
      return meant.kind === "unregulated" || (meant.kind === "none" && meant.known !== undefined);
  }
}

describe.each([
  ["en", 185],
  ["fr", 154],
  ["es", 166],
] as const)("everyday names in %s", (lang, least) => {
  const queries = entries.filter((entry) => entry.lang === lang);

  it(`are ${least} or more, each once`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it(`are right first for at least ${TARGET * 100} % of them`, async () => {
    const missed: string[] = [];
    for (const entry of queries) {
      const meant = await source.meant(entry.query);
      const [first] = await source.search(entry.query, { limit: 1 });
      const firstId = first === undefined ? null : idOf(first);
      const isFirst = entry.answer === "told" || (firstId !== null && entry.un?.includes(firstId) === true);
      if (!isRight(entry, meant) || !isFirst) missed.push(`${entry.query}: ${meant.kind}, first ${firstId}`);
    }
    const right = queries.length - missed.length;
    // oxlint-disable-next-line no-console -- the figures are the output of the command
    console.log(`Everyday names  ${lang}  ${queries.length} names, ${right} right first`);
    expect(right / queries.length, `Missed: ${missed.join("; ")}`).toBeGreaterThanOrEqual(TARGET);
  });

  it("never open another substance", async () => {
    const wrong: string[] = [];
    for (const { query, answer, un = [] } of queries) {
      const open = opened(await source.meant(query));
      if (open !== null && !(answer === "opens" && un[0] === open)) wrong.push(`${query}: ${open}`);
    }
    // oxlint-disable-next-line no-console -- the figures are the output of the command
    console.log(`Everyday names  ${lang}  ${queries.length} names, ${wrong.length} open another substance`);
    expect(wrong).toEqual([]);
  });
});
