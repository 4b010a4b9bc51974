import { matchContainers, matchHeadings, type SheetRows } from "@placard/hazmat-core/business";
import type Papa from "papaparse";
import { decodedText } from "../../../../lib/formats/decoded-text.ts";
import { isBlank, type SheetReader } from "./file-sheet.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Maximum number of title rows above the headings. */
const MAX_TITLE_ROWS = 15;
/** Number of rows used to find the delimiter. */
const MAX_SAMPLE_ROWS = 200;
/** Maximum number of lines in a cell. In longer cells the closing quotation mark is missing. */
const MAX_LINES = 20;
/** A character that no text contains. As quote character, it makes quotation marks ordinary characters. */
const NO_QUOTES = "\u0000";

/** The first line of some spreadsheet files, which names the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\r?$/imu;

type Parse = (text: string, options?: Papa.ParseConfig<string[]>) => Papa.ParseResult<string[]>;

/** Loads the CSV parser. */
export async function loadCsvReader(): Promise<SheetReader> {
  const { default: reader } = await import("papaparse");
  const parse: Parse = (text, options) => reader.parse<string[]>(text, { skipEmptyLines: false, ...options });
  return async (file) => {
    const text = decodedText(new Uint8Array(await file.arrayBuffer()));
    const delimiter = delimiterOf((sign, preview) => parse(text, { delimiter: sign, preview }).data, text);
    const { rows, cut } = rowsOf(text, (part, options) => parse(part, { ...options, delimiter }));
    const split = delimiter === "," ? splitAmounts(rows) : [];
    return [
      {
        name: "",
        isHidden: false,
        rows: padded(rows),
        hiddenRows: [],
        errorCells: [],
        doubts: { merged: new Set(), cut: new Set([...cut, ...split]) },
      },
    ];
  };
}

/**
 * The delimiter that the file names, or the one that gives the most known headings. In a tie, the one that splits most
 * rows into the same number of cells.
 */
function delimiterOf(rowsBy: (sign: string, preview: number) => SheetRows, text: string): string {
  const [, named] = NAMED_DELIMITER.exec(text.slice(0, text.search(/\n|$/u))) ?? [];
  if (named !== undefined) return named;
  const found = DELIMITERS.map((sign) => ({ sign, known: countKnownHeadings(rowsBy(sign, MAX_TITLE_ROWS)) }));
  const most = Math.max(...found.map(({ known }) => known));
  const [first, ...others] = found.filter(({ known }) => known === most);
  const alike = [first, ...others]
    .flatMap((one) => one ?? [])
    .map(({ sign }) => ({
      sign,
      rows: countOfCommonWidth(rowsBy(sign, MAX_SAMPLE_ROWS)),
    }));
  return alike.toSorted((one, other) => other.rows - one.rows)[0]?.sign ?? DELIMITERS[0];
}

/** Number of known headings, of an inventory or a container list. */
function countKnownHeadings(rows: SheetRows): number {
  const columns = [matchHeadings(rows)?.columns ?? {}, matchContainers(rows)?.columns ?? {}];
  return Math.max(...columns.map((each) => Object.keys(each).length));
}

/** Number of rows with the most common number of cells; a single-cell row does not count. */
const countOfCommonWidth = (rows: SheetRows): number => Math.max(0, ...widthsOf(rows).values());

/** Number of rows by number of cells. */
function widthsOf(rows: SheetRows): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const row of rows) if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  return widths;
}

/** Pads rows to the most common number of cells, so that a column without a heading is kept. */
function padded(rows: SheetRows): SheetRows {
  const [most] = [...widthsOf(rows)].toSorted(([, one], [, other]) => other - one);
  const width = most?.[0] ?? 0;
  return rows.map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => "")]);
}

interface CutRows {
  readonly rows: SheetRows;
  /** Rows with an unmatched quotation mark. */
  readonly cut: ReadonlySet<number>;
}

/** The rows of a text. An unmatched quotation mark affects only its own row, which is then read without quoting. */
function rowsOf(text: string, parse: Parse): CutRows {
  const whole = parse(text);
  const isPlain = !hasError(whole) && whole.data.every((row) => row.every((cell) => !/[\r\n]/u.test(cell)));
  if (isPlain) return { rows: whole.data, cut: new Set() };
  const lines = text.split(/\r\n|\n|\r/u);
  const rows: SheetRows[number][] = [];
  const cut = new Set<number>();
  for (let at = 0; at < lines.length;) {
    const { row, count, isCut } = rowAt(lines, at, parse);
    if (isCut) cut.add(rows.length);
    rows.push(row);
    at += count;
  }
  return { rows, cut };
}

/** Fields whose amounts can have a decimal comma. */
const AMOUNTS = ["quantity", "quantity_per_vessel", "tier_max", "tier_average", "tier_largest"] as const;

/**
 * Rows with more cells than the header row in which an amount can be split at its decimal comma: `2,5` without quotation
 * marks. A blank last column hides the further cell.
 */
function splitAmounts(rows: SheetRows): readonly number[] {
  const match = matchHeadings(rows);
  if (match === null) return [];
  const { columns, headingRow, headings, otherQuantities = [] } = match;
  const amounts = [...AMOUNTS.flatMap((field) => columns[field] ?? []), ...otherQuantities];
  return rows.flatMap((row, at) => {
    const isLonger = at > headingRow && row.length > headings.length;
    return isLonger && amounts.some((column) => isSplitAt(row, column)) ? [at] : [];
  });
}

const isSplitAt = (row: SheetRows[number], column: number): boolean =>
  /^[\d.' \u00a0\u202f]*\d$/u.test(String(row[column] ?? "").trim()) &&
  /^\d/u.test(String(row[column + 1] ?? "").trim());

const hasError = ({ errors }: Papa.ParseResult<string[]>): boolean => errors.some(({ type }) => type === "Quotes");

/** The row that begins at a line, and its number of lines. */
function rowAt(
  lines: readonly string[],
  at: number,
  parse: Parse,
): { readonly row: SheetRows[number]; readonly count: number; readonly isCut: boolean } {
  const line = lines[at] ?? "";
  const widthOf = (text: string): number => parse(text, { quoteChar: NO_QUOTES }).data[0]?.length ?? 0;
  const most = Math.min(MAX_LINES, lines.length - at);
  for (let count = 1; count <= most; count += 1) {
    const own = lines.slice(at, at + count);
    const read = parse(own.join("\n"));
    const [row = [""], another] = read.data;
    if (hasError(read) || another !== undefined) continue;
    if (count > 1 && swallowsRows(own.map(widthOf), row.length)) break;
    return { row, count, isCut: false };
  }
  return { row: parse(line, { quoteChar: NO_QUOTES }).data[0] ?? [""], count: 1, isCut: !isBlank([line]) };
}

/** True if the lines inside a quoted cell are complete rows themselves, judged by their numbers of cells. */
function swallowsRows(widths: readonly number[], width: number): boolean {
  const isRow = (cells: number | undefined): boolean => (cells ?? 0) >= Math.max(2, width);
  return widths.slice(1, -1).some(isRow) || (isRow(widths[0]) && isRow(widths.at(-1)));
}
