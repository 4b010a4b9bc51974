import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { explosiveVerdict } from "../src/reactivity/separation/explosive-groups.ts";
import { transportReading, transportVerdict } from "../src/reactivity/separation/transport-table.ts";

const page = readFileSync(new URL("./fixtures/49-cfr-177-848.md", import.meta.url), "utf8");

/** Heads, rows and cells of the table below a heading of the page. */
function tableBelow(heading: string) {
  const [, section = ""] = page.split(`## ${heading}`);
  const [[, ...heads] = [], , ...lines] = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const rows = lines.map(([row = "", ...cells]) => ({ row, cells }));
  return { heads, rows };
}

type Table = ReturnType<typeof tableBelow>;

const squareOf = ({ rows }: Table): readonly (readonly string[])[] => rows.map(({ cells }) => cells);

/** Every cell for which `read` differs from the page. */
const wrongIn = ({ heads, rows }: Table, read: (row: string, column: string, printed: string) => boolean) =>
  rows.flatMap(({ row, cells }) =>
    cells.flatMap((printed, at) => {
      const column = heads[at] ?? "";
      return read(row, column, printed) ? [] : [`${row} with ${column}: "${printed}"`];
    }),
  );

describe("paragraph (d)", () => {
  const table = tableBelow("Paragraph (d)");

  /** A substance in that row or column and in no other. */
  function inRow(printed: string) {
    const [hazardClass = ""] = printed.split(" ");
    return transportReading([hazardClass], { names: ["Liquid"], zones: /zone A/.test(printed) ? ["A"] : ["B"] });
  }

  const MEANING: Readonly<Record<string, string>> = { "*": "group-needed", X: "apart", O: "separated", "": "none" };

  it("has 18 rows and columns, reads the same in both directions, and has the marks of the regulation", () => {
    const square = squareOf(table);
    expect(square.map((row) => row.length)).toEqual(Array.from({ length: 18 }, () => 18));
    expect(square[0]?.map((_, at) => square.map((row) => row[at]))).toEqual(square);
    const marks = Map.groupBy(square.flat(), (cell) => cell);
    expect(Object.fromEntries([...marks].map(([mark, cells]) => [mark, cells.length]))).toEqual({
      X: 104,
      O: 44,
      "*": 25,
      "": 151,
    });
  });

  it("equals the page in all 324 cells, in either order", () => {
    const read = (row: string, column: string, printed: string) =>
      transportVerdict(inRow(row), inRow(column)).verdict === MEANING[printed];
    expect(wrongIn(table, read)).toEqual([]);
  });
});

describe("paragraph (f)", () => {
  const table = tableBelow("Paragraph (f)");

  const code = (group: string, isKnown: boolean) => ({
    division: "1.4",
    group,
    isFireworks: isKnown ? false : null,
    isDetonator: isKnown ? false : null,
  });
  /** Verdict, notes and combined code for a mark of the page. No data on either explosive. */
  const MEANING: Readonly<Record<string, readonly [string, readonly string[], string | null]>> = {
    "": ["none", [], null],
    X: ["apart", [], null],
    "X(4)": ["apart", ["detonators"], null],
    "4/5": ["conditional", ["detonators"], null],
    "1": ["conditional", ["identical-only"], null],
    "2": ["none", [], "E"],
    "3": ["none", [], "D"],
    "6": ["conditional", ["articles-only"], null],
  };

  it("has 13 groups and is symmetric", () => {
    const square = squareOf(table);
    expect(square.map((row) => row.length)).toEqual(Array.from({ length: 13 }, () => 13));
    expect(square[0]?.map((_, at) => square.map((row) => row[at]))).toEqual(square);
  });

  it("equals the page in all 169 cells", () => {
    const read = (row: string, column: string, printed: string) => {
      const { verdict, notes, countsAs } = explosiveVerdict(code(row, false), code(column, false));
      return JSON.stringify([verdict, notes, countsAs]) === JSON.stringify(MEANING[printed]);
    };
    expect(wrongIn(table, read)).toEqual([]);
  });

  it("omits notes 4 and 5 if neither explosive is a detonator or a firework", () => {
    const read = (row: string, column: string, printed: string) => {
      const { verdict, notes } = explosiveVerdict(code(row, true), code(column, true));
      const known = printed === "4/5" ? "none" : MEANING[printed]?.[0];
      return verdict === known && !notes.includes("detonators");
    };
    expect(wrongIn(table, read)).toEqual([]);
  });
});
