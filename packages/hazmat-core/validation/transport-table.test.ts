import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { transportReading, transportSaying } from "../src/reactivity/separation/transport-table.ts";

const page = readFileSync(new URL("./fixtures/49-cfr-177-848.md", import.meta.url), "utf8");
const [heads = [], , ...rows] = page
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** A substance that stands in that row or column and in no other. */
function inRow(printed: string) {
  const [hazardClass = ""] = printed.split(" ");
  return transportReading([hazardClass], { names: ["Liquid"], zones: /zone A/.test(printed) ? ["A"] : ["B"] });
}

const MEANING: Readonly<Record<string, string>> = { "*": "apart", X: "apart", O: "separated", "": "none" };

it("has the 18 rows and columns of the page", () => {
  expect(rows).toHaveLength(18);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([19]));
  expect(heads).toHaveLength(19);
});

it("says of every two rows what the page says, in either order", () => {
  const wrong = rows.flatMap(([row = "", ...cells]) =>
    cells.flatMap((cell, at) => {
      const column = heads[at + 1] ?? "";
      const { verdict } = transportSaying(inRow(row), inRow(column));
      return verdict === MEANING[cell] ? [] : [`${row} with ${column}: ${verdict} where the page has "${cell}"`];
    }),
  );
  expect(wrong).toEqual([]);
});
