import { NFPA_FIELDS, TIER_FIELDS } from "./extra-fields.ts";
import { headingWords, joinedHeading as joined } from "./heading-words.ts";
import { HEADING_SYNONYMS, IMPORT_FIELDS, SIZE_HEADINGS, type ImportField } from "./import-fields.ts";
import { columnsBy } from "./match-columns.ts";

/** The cells of a sheet, row by row. A number stays a number; a blank cell is an empty text; rows may differ in length. */
export type SheetRows = readonly (readonly (string | number)[])[];

/** Mapping of columns to fields. */
export interface HeadingMatch {
  /** Index of the header row; the records begin below it. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  /** Column index by field. A field without a column is omitted. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** Headings of columns that are not imported. */
  readonly unused: readonly string[];
  /** True if the quantity is for one container and must be multiplied by the count. */
  readonly isSizeOfOne: boolean;
}

/** Maximum number of rows above the headings: titles, dates, notes. */
export const MAX_TITLE_ROWS = 15;

/**
 * Finds the header row and maps its columns: the row with most matches among the first 15. A heading is compared as a
 * whole first, then by the whole words in it, longest synonym first.
 *
 * @returns `null` if no row names a substance
 * @example
 * matchHeadings([["Stock list"], ["Product Name", "Qty (kg)"], ["Chlorine", "70"]])?.columns; // { name: 0, quantity: 1 }
 */
export function matchHeadings(rows: SheetRows): HeadingMatch | null {
  const found = bestOf(rows, countOf);
  const best = found === null ? null : withoutOtherIds(found, rows);
  return best?.columns.name === undefined ? null : best;
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
  const fullest = bestOf(rows, filledCount);
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
  return completeMatch(match.headings, match.headingRow, Object.fromEntries(kept));
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
  return completeMatch(match.headings, match.headingRow, columns);
}

const countOf = ({ columns }: HeadingMatch): number => Object.keys(columns).length;
const filledCount = ({ headings }: HeadingMatch): number => headings.filter((heading) => heading.trim() !== "").length;

/** The candidate with the most matches; the first of equals. */
function bestOf(rows: SheetRows, most: (match: HeadingMatch) => number): HeadingMatch | null {
  return rows
    .slice(0, MAX_TITLE_ROWS)
    .map((headings, headingRow) => matchRow(headings.map(String), headingRow))
    .reduce<HeadingMatch | null>((found, match) => (found === null || most(match) > most(found) ? match : found), null);
}

function matchRow(headings: readonly string[], headingRow: number): HeadingMatch {
  const columns: Partial<Record<ImportField, number>> = columnsBy(headings, IMPORT_FIELDS, HEADING_SYNONYMS, isExtra);
  // A fill level has no meaning for a quantity that is not a size.
  if (!isSizeQuantity(headings, columns)) delete columns.full;
  return completeMatch(headings, headingRow, columns);
}

/** True if the quantity is the size of a container. */
export const isSizeQuantity = (headings: readonly string[], { quantity }: HeadingMatch["columns"]): boolean =>
  quantity !== undefined && SIZE_HEADINGS.some((size) => joined(size) === joined(headings[quantity] ?? ""));

function completeMatch(
  headings: readonly string[],
  headingRow: number,
  columns: Readonly<Partial<Record<ImportField, number>>>,
): HeadingMatch {
  const used = new Set(Object.values(columns));
  return {
    headingRow,
    headings,
    columns,
    unused: headings.filter((heading, column) => heading.trim() !== "" && !used.has(column)),
    isSizeOfOne: columns.count !== undefined && isSizeQuantity(headings, columns),
  };
}

const EXTRA: ReadonlySet<ImportField> = new Set(["full", ...NFPA_FIELDS, ...TIER_FIELDS]);
const isExtra = (field: ImportField): boolean => EXTRA.has(field);
