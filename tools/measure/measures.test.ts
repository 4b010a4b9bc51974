import { expect, it } from "vitest";
import { figureTable, withRun } from "./measures.ts";

const card = (value: number) => [{ name: "card", value, unit: "ms", aim: 100 }] as const;
const history = [{ card: 90 }, { card: 300 }, { card: 110 }];

it("prints a figure with its target and the median of earlier runs", () => {
  expect(figureTable(card(115), history)).toBe("card  115 ms  aim 100 ms  median of 3: 110 ms");
});

it.each([
  [132, false],
  [133, true],
])("marks %d ms against a median of 110 ms only if it is over 20%% higher", (value, isMarked) => {
  expect(figureTable(card(value), history).endsWith("REGRESSION")).toBe(isMarked);
});

it("prints a first run without median or mark", () => {
  expect(figureTable([{ name: "map", value: 2.345, unit: "s" }], history)).toBe("map  2.3 s    first run");
});

it("aligns the columns of the report", () => {
  const lines = figureTable([...card(90), { name: "the zones of a plume", value: 1200, unit: "ms" }], history).split(
    "\n",
  );
  expect(lines.map((line) => line.indexOf(" ms"))).toEqual([24, 26]);
});

it("keeps the last ten runs", () => {
  let runs: ReturnType<typeof withRun> = [];
  for (let run = 1; run <= 12; run += 1) runs = withRun(runs, card(run));
  expect(runs.map((run) => run["card"])).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
