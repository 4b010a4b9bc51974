import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";

/** One measured value. */
interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "s" | "elements";
  /** Target value. */
  readonly aim?: number;
}

/** The values of one earlier run, by figure name. */
type Run = Readonly<Record<string, number>>;

const MAX_RUNS = 10;
/** A figure this many times the median of the recent runs is marked. */
const REGRESSION = 1.2;

const FOLDER = join(root, "node_modules/.cache/placard-measures");

/**
 * Prints figures with their targets and the median of the recent runs on this machine, and stores them for the next
 * run. A figure never fails a test, because a busy machine would fail it.
 *
 * @param report - file name of the history
 */
export function reportFigures(report: string, figures: readonly Figure[]): void {
  const file = join(FOLDER, `${report}.json`);
  const history = readHistory(file);
  console.info(figureTable(figures, history));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(withRun(history, figures), null, 2));
}

/** The earlier runs, oldest first, and this run; the oldest runs are dropped. */
export function withRun(history: readonly Run[], figures: readonly Figure[]): readonly Run[] {
  return [...history, Object.fromEntries(figures.map(({ name, value }) => [name, value]))].slice(-MAX_RUNS);
}

/** A line for each figure. A figure over 20% above the median of the earlier runs is marked `REGRESSION`. */
export function figureTable(figures: readonly Figure[], history: readonly Run[]): string {
  const rows = figures.map(({ name, value, unit, aim }) => {
    const before = history.flatMap((run) => run[name] ?? []).toSorted((a, b) => a - b);
    const median = before[Math.floor((before.length - 1) / 2)];
    return [
      name,
      `${rounded(value)} ${unit}`,
      aim === undefined ? "" : `aim ${aim} ${unit}`,
      median === undefined ? "first run" : `median of ${before.length}: ${rounded(median)} ${unit}`,
      median !== undefined && value > median * REGRESSION ? "REGRESSION" : "",
    ];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const rounded = (value: number): number => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));

/** Content of the file; empty if it does not exist or cannot be read. */
function readHistory(file: string): readonly Run[] {
  try {
    const runs: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(runs) ? (runs as readonly Run[]) : [];
  } catch {
    return [];
  }
}
