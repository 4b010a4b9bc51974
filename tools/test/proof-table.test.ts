import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { appendRow, missingRuns, readRows, type ProofRow } from "./proof-table.ts";

const PAGE = readFileSync(join(root, "docs/testing.md"), "utf8");

const row: ProofRow = {
  date: "2026-11-28",
  commit: "abc1234",
  run: "random order, seed 7",
  outcome: "green",
  flakes: "none",
  tests: "1 + 2 + 3 + 4",
  load: "0.1",
  minutes: "19.5",
};

it("adds a run at the end of the table in docs/testing.md and leaves the rest of the page alone", () => {
  const page = appendRow(PAGE, row);
  expect(readRows(page)).toEqual([...readRows(PAGE), row]);
  const added = page.split("\n").find((line, index) => line !== PAGE.split("\n")[index]);
  expect(page.replace(`${added}\n`, "")).toBe(PAGE);
});

it("keeps a test title with a line break or a vertical bar in one cell", () => {
  const page = appendRow(PAGE, { ...row, flakes: "shows kg | lb\nin a row" });
  expect(readRows(page).at(-1)).toEqual({ ...row, flakes: "shows kg / lb in a row" });
});

it("counts the missing runs of a commit and ignores runs of other commits", () => {
  const rows = [
    row,
    { ...row, run: "random order, seed 8" },
    { ...row, commit: "other" },
    { ...row, run: "pnpm test" },
  ];
  expect(missingRuns(rows, "abc1234", "random order", 3)).toBe(1);
  expect(missingRuns(rows, "abc1234", "pnpm test", 1)).toBe(0);
  expect(missingRuns(rows, "abc1234", "two busy processes", 5)).toBe(5);
});

it("rejects a page without the table", () => {
  expect(() => appendRow("# Testing\n", row)).toThrow("no heading");
});
