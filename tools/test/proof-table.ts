/** One run of the gate, as a row of the table in `docs/testing.md`. */
export interface ProofRow {
  /** Date of the run: `2026-11-28`. */
  readonly date: string;
  readonly commit: string;
  /** The type of run, with the seed of a random order. */
  readonly run: string;
  readonly outcome: string;
  /** Tests that passed only when they were run a second time. */
  readonly flakes: string;
  /** Tests per step of `pnpm test`, in its order. */
  readonly tests: string;
  /** Load of the machine before the run: near 0 when nothing else ran. */
  readonly load: string;
  readonly minutes: string;
}

const COLUMNS = ["date", "commit", "run", "outcome", "flakes", "tests", "load", "minutes"] as const;

/** The table begins after this line and ends at the first line that is not a row. */
const HEADING = "## Runs of `pnpm gate:proof`";

const lineOf = (row: ProofRow): string => `| ${COLUMNS.map((column) => toCell(row[column])).join(" | ")} |`;

/** Removes characters that would end a table cell from a test title. */
const toCell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "/").trim();

/** First and last line of the table. */
function findTable(lines: readonly string[]): { readonly first: number; readonly end: number } {
  const heading = lines.indexOf(HEADING);
  if (heading === -1) throw new Error(`The page has no heading "${HEADING}".`);
  const first = lines.findIndex((line, index) => index > heading && line.startsWith("|"));
  if (first === -1) throw new Error("The page has no table of runs.");
  const length = lines.slice(first).findIndex((line) => !line.startsWith("|"));
  return { first: first + 2, end: length === -1 ? lines.length : first + length };
}

/** The runs on the page, oldest first. */
export function readRows(page: string): readonly ProofRow[] {
  const lines = page.split("\n");
  const { first, end } = findTable(lines);
  return lines.slice(first, end).map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, date = "", commit = "", run = "", outcome = "", flakes = "", tests = "", load = "", minutes = ""] = cells;
    return { date, commit, run, outcome, flakes, tests, load, minutes };
  });
}

/** The page with one more run at the end of the table. */
export function appendRow(page: string, row: ProofRow): string {
  const lines = page.split("\n");
  return lines.toSpliced(findTable(lines).end, 0, lineOf(row)).join("\n");
}

/**
 * Number of runs of a kind that a commit still needs. A failed run also counts: its row remains, and the next commit
 * must be green.
 */
export function missingRuns(rows: readonly ProofRow[], commit: string, kind: string, wanted: number): number {
  return Math.max(0, wanted - rows.filter((row) => row.commit === commit && row.run.startsWith(kind)).length);
}
