import { NFPA_FIELDS, TIER_FIELDS } from "./extra-fields.ts";
import { isKnownUnit } from "../business/inventory/read-import-amount.ts";
import { bracketsOf, headingWords, isHeadingOf, joinedHeading } from "./heading-words.ts";
import { HEADING_SYNONYMS, IMPORT_FIELDS, isSizeHeading, type ImportField } from "./import-fields.ts";
import { columnsBy } from "./match-columns.ts";

/** The cells of a sheet, row by row. A number stays a number; a blank cell is an empty text; rows may differ in length. */
export type SheetRows = readonly (readonly (string | number)[])[];

/** Mapping of columns to fields. */
export interface HeadingMatch {
  /** Index of the header row, or of the last of its lines; the records begin below it. */
  readonly headingRow: number;
  /** Headings by column. A heading of several lines is one text. */
  readonly headings: readonly string[];
  /** Column index by field. A field without a column is omitted. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** Headings of columns that are not imported. */
  readonly unused: readonly string[];
  /** True if the quantity is for one container and must be multiplied by the count. */
  readonly isSizeOfOne: boolean;
  /** Further columns that can be the quantity, such as one per unit. A row with two quantities needs confirmation. */
  readonly otherQuantities?: readonly number[];
}

/** Maximum number of rows above the headings: titles, dates, notes. */
export const MAX_TITLE_ROWS = 15;

/** Maximum number of lines of a header row: name, detail, unit. */
const MAX_HEADING_LINES = 3;
/** Maximum length of a heading, characters. */
const MAX_HEADING = 40;

/**
 * Finds the header row and maps its columns: the row with most matches among the first 15. A header row of two or three
 * lines is read as one if its lines together match more. A heading is compared as a whole first, then by the whole words
 * in it, longest synonym first.
 *
 * @returns `null` if no row names a substance
 * @example
 * matchHeadings([["Stock list"], ["Product Name", "Qty (kg)"], ["Chlorine", "70"]])?.columns; // { name: 0, quantity: 1 }
 */
export function matchHeadings(rows: SheetRows): HeadingMatch | null {
  const found = bestOf(rows, scoreOf, MAX_HEADING_LINES);
  const best = found === null ? null : checkedByCells(found, rows);
  return best?.columns.name === undefined ? null : best;
}

const KNOWN_HEADINGS: ReadonlySet<string> = new Set(
  IMPORT_FIELDS.flatMap((field) => HEADING_SYNONYMS[field].map(joinedHeading)),
);

/**
 * The header row of another table below the first one, with its own columns; `null`: the row is not a header row.
 *
 * @example
 * const rows = [["Name", "Qty", "Unit"], ["Argon", 3, "kg"], ["Unit", "Qty", "Name"], ["kg", 5, "Neon"]];
 * matchLowerHeadings(rows, 2)?.columns; // { name: 2, quantity: 1, unit: 0 }
 */
export function matchLowerHeadings(rows: SheetRows, at: number): HeadingMatch | null {
  const row = rows[at] ?? [];
  if (!isHeadingLine(row)) return null;
  const headings = row.map(String);
  const filled = headings.filter((heading) => heading.trim() !== "");
  const known = filled.filter((heading) => KNOWN_HEADINGS.has(joinedHeading(heading)));
  if (known.length < 2 || known.length * 2 < filled.length) return null;
  return checkedByCells(matchRow(headings, at), rows);
}

const checkedByCells = (match: HeadingMatch, rows: SheetRows): HeadingMatch =>
  withOtherQuantities(withUnitBeside(withoutOtherIds(match, rows), rows));

/** Words of a quantity that is not the current one. */
const MAXIMUM = /\bmax/u;

/** Adds the columns whose heading names the quantity as well as the mapped one does. A maximum comes last. */
function withOtherQuantities(match: HeadingMatch): HeadingMatch {
  const { headings, columns } = match;
  const { quantity } = columns;
  if (quantity === undefined || isSizeQuantity(headings, columns)) return match;
  const used = new Set(Object.values(columns));
  const found = headings.flatMap((heading, column) => {
    if (column !== quantity && (used.has(column) || isSizeHeading(heading))) return [];
    const isQuantity = columnsBy([heading], IMPORT_FIELDS, HEADING_SYNONYMS, isExtra).quantity !== undefined;
    return column === quantity || isQuantity ? [{ column, rank: rankOf(heading) }] : [];
  });
  const best = Math.min(...found.map(({ rank }) => rank));
  const [first = quantity, ...others] = found.flatMap(({ column, rank }) => (rank === best ? [column] : []));
  return completeMatch(headings, match.headingRow, { ...columns, quantity: first }, others);
}

/** 0 if the heading is a known heading of the quantity as a whole, 1 if it contains one, 2 for a maximum. */
function rankOf(heading: string): number {
  if (MAXIMUM.test(headingWords(heading))) return 2;
  const [bare = ""] = heading.split(/[([]/u, 1);
  return isHeadingOf(bare, HEADING_SYNONYMS.quantity) ? 0 : 1;
}

/** True for a row of short texts that do not begin with a digit: a line of a header row has no amounts and no numbers. */
function isHeadingLine(row: SheetRows[number]): boolean {
  const filled = row.filter((cell) => String(cell).trim() !== "");
  if (!filled.every((cell) => typeof cell === "string" && cell.length <= MAX_HEADING && !/^\s*\d/u.test(cell)))
    return false;
  return filled.length > 1 || (filled.length === 1 && bracketsOf(String(filled[0])) !== "");
}

/** A heading over two columns, such as `Quantity`: the second column has no heading, and units in its cells. */
function withUnitBeside(match: HeadingMatch, rows: SheetRows): HeadingMatch {
  const { quantity, unit } = match.columns;
  if (quantity === undefined || unit !== undefined || match.headings[quantity + 1]?.trim() !== "") return match;
  const cells = rows.slice(match.headingRow + 1).map((row) => String(row[quantity + 1] ?? "").trim());
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0 || !filled.every(isKnownUnit)) return match;
  return completeMatch(match.headings, match.headingRow, { ...match.columns, unit: quantity + 1 });
}

/** `ID Number` of a list of articles, not of the transport rules: `UN ID number`, `DOT ID`. */
const ID_HEADING = /^(?!.*\b(?:un|na|dot|onu)\b).*\bid\b/u;

/** A UN number column must be headed UN, NA or DOT, or have such cells; otherwise the column is not mapped. */
function withoutOtherIds(match: HeadingMatch, rows: SheetRows): HeadingMatch {
  const { un_number: column, ...columns } = match.columns;
  if (column === undefined || !ID_HEADING.test(headingWords(match.headings[column] ?? ""))) return match;
  const cells = rows.slice(match.headingRow + 1).map((row) => String(row[column] ?? "").trim());
  const filled = cells.filter((cell) => cell !== "");
  const isOfTransport = filled.length > 0 && filled.every((cell) => /^(?:UN|NA)[\s-]*\d{4}$/iu.test(cell));
  return isOfTransport ? match : completeMatch(match.headings, match.headingRow, columns);
}

/**
 * As `matchHeadings`, for a user who maps the columns: if no row has a known heading for the substance, the fullest of
 * the first 15 rows is used as the header row, with its known columns.
 *
 * @returns `null` if no row has two headings
 * @example
 * guessHeadings([["Bestand"], ["Substancja", "Ilość"], ["Chlor", "70 kg"]])?.headingRow; // 1
 */
export function guessHeadings(rows: SheetRows): HeadingMatch | null {
  const known = matchHeadings(rows);
  if (known !== null) return known;
  const fullest = bestOf(rows, filledCount, 1);
  return fullest === null || filledCount(fullest) < 2 ? null : fullest;
}

/**
 * Returns the same mapping with the columns that a user chose earlier for this header row.
 *
 * @param columns - column index by field; an index beyond the headings is ignored
 * @example
 * const match = guessHeadings([["Substancja", "Ilość"], ["Chlor", "70 kg"]]);
 * match && takeColumns(match, { name: 0, quantity: 1 }).unused; // []
 */
export function takeColumns(match: HeadingMatch, columns: HeadingMatch["columns"]): HeadingMatch {
  const kept = Object.entries(columns).filter(([, index]) => index < match.headings.length);
  return withSameQuantity(match, completeMatch(match.headings, match.headingRow, Object.fromEntries(kept)));
}

/**
 * Returns the same mapping with one field assigned to another column. Each field has one column; `null` removes the
 * assignment.
 *
 * @example
 * const match = matchHeadings([["Name", "Tag"]]);
 * match && putColumn(match, "cas_number", 1).columns; // { name: 0, cas_number: 1 }
 */
export function putColumn(match: HeadingMatch, field: ImportField, column: number | null): HeadingMatch {
  const kept = Object.entries(match.columns).filter(([of, index]) => of !== field && index !== column);
  const columns = { ...Object.fromEntries(kept), ...(column !== null && { [field]: column }) };
  return withSameQuantity(match, completeMatch(match.headings, match.headingRow, columns));
}

/** Keeps the further quantity columns that have no field, unless the user chose the quantity. */
function withSameQuantity({ columns, otherQuantities = [] }: HeadingMatch, next: HeadingMatch): HeadingMatch {
  const used = new Set(Object.values(next.columns));
  const others = otherQuantities.filter((column) => !used.has(column));
  if (columns.quantity !== next.columns.quantity) return next;
  return completeMatch(next.headings, next.headingRow, next.columns, others);
}

/** Number of mapped columns, and of those with a unit in their heading. */
const scoreOf = ({ columns, headings }: HeadingMatch): number =>
  Object.values(columns).reduce((sum, column) => sum + (isKnownUnit(bracketsOf(headings[column] ?? "")) ? 2 : 1), 0);

const filledCount = ({ headings }: HeadingMatch): number => headings.filter((heading) => heading.trim() !== "").length;

/** The candidate with the most matches; of equals, the one with fewest lines, then the first. */
function bestOf(rows: SheetRows, most: (match: HeadingMatch) => number, maxLines: number): HeadingMatch | null {
  const titles = rows.slice(0, MAX_TITLE_ROWS);
  const candidates = Array.from({ length: maxLines }, (_, more) =>
    titles.flatMap((row, at) => {
      const lines = [row, ...rows.slice(at + 1, at + 1 + more)];
      const isWhole = lines.length === more + 1 && (more === 0 || lines.every(isHeadingLine));
      return isWhole ? [matchRow(joinedLines(lines), at + more)] : [];
    }),
  ).flat();
  return candidates.reduce<HeadingMatch | null>(
    (found, match) => (found === null || most(match) > most(found) ? match : found),
    null,
  );
}

/** The texts of each column in one. */
function joinedLines(lines: SheetRows): readonly string[] {
  const width = Math.max(...lines.map((line) => line.length));
  return Array.from({ length: width }, (_, column) => {
    const texts = lines.map((line) => String(line[column] ?? ""));
    return texts.length === 1 ? (texts[0] ?? "") : texts.join(" ").trim().replaceAll(/\s+/gu, " ");
  });
}

function matchRow(headings: readonly string[], headingRow: number): HeadingMatch {
  const columns: Partial<Record<ImportField, number>> = columnsBy(headings, IMPORT_FIELDS, HEADING_SYNONYMS, isExtra);
  // A fill level has no meaning for a quantity that is not a size.
  if (!isSizeQuantity(headings, columns)) delete columns.full;
  const used = new Set(Object.values(columns));
  const size = headings.findIndex((heading, column) => !used.has(column) && isSizeOfContainer(heading));
  if (size !== -1 && columns.quantity !== undefined) columns.quantity_per_vessel ??= size;
  return completeMatch(headings, headingRow, columns);
}

/** True if the quantity is the size of a container. */
export const isSizeQuantity = (headings: readonly string[], { quantity }: HeadingMatch["columns"]): boolean =>
  quantity !== undefined && isSizeHeading(headings[quantity] ?? "");

/** True for the size of each container, next to another quantity. */
const isSizeOfContainer = (heading: string): boolean =>
  isSizeHeading(heading) && !/\b(?:size units?|max|largest)/iu.test(heading);

function completeMatch(
  headings: readonly string[],
  headingRow: number,
  columns: Readonly<Partial<Record<ImportField, number>>>,
  otherQuantities: readonly number[] = [],
): HeadingMatch {
  const used = new Set([...Object.values(columns), ...otherQuantities]);
  return {
    headingRow,
    headings,
    columns,
    unused: headings.filter((heading, column) => heading.trim() !== "" && !used.has(column)),
    isSizeOfOne: columns.count !== undefined && isSizeQuantity(headings, columns),
    ...(otherQuantities.length > 0 && { otherQuantities }),
  };
}

const EXTRA: ReadonlySet<ImportField> = new Set(["full", ...NFPA_FIELDS, ...TIER_FIELDS]);
const isExtra = (field: ImportField): boolean => EXTRA.has(field);
