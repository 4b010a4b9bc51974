import { decimalSignOf, type ColumnSign, type NumberFormat } from "../business/inventory/read-import-amount.ts";

/**
 * Origin of a cell that is not text from the file: a number of a spreadsheet, text typed by the user, a cell merged
 * across rows (`merged`), a row that may be split in the wrong places (`cut`), a quantity that can be the number of
 * containers (`pack`), or the quantities of several columns, separated by ` | ` (`several`).
 */
export type CellSource = number | "typed" | "merged" | "cut" | "pack" | "several";

/** Origins of cells that are not text of the file. */
export interface CellSources<Field extends string> {
  readonly sources?: Readonly<Partial<Record<Field, CellSource>>>;
}

/** Cells by field, with their origins. */
type Cells<Field extends string> = Readonly<Record<Field, string>> & CellSources<Field>;

/** Decimal separators of the columns of a worksheet, by field. A field without amounts is omitted. */
export type Signs<Field extends string> = Readonly<Partial<Record<Field, ColumnSign>>>;

/** Infers the decimal separator of these fields, for each column separately. */
export function signsOf<Field extends string>(
  records: readonly { readonly cells: Cells<Field> }[],
  fields: readonly Field[],
): Signs<Field> {
  const signs: Partial<Record<Field, ColumnSign>> = {};
  for (const field of fields) {
    const texts = records.filter(({ cells }) => cells.sources?.[field] === undefined).map(({ cells }) => cells[field]);
    signs[field] = decimalSignOf(texts);
  }
  return signs;
}

/** Finds the cells of a row that are numbers of the spreadsheet. */
export function numbersOf<Field extends string>(
  row: readonly (string | number)[],
  fields: readonly Field[],
  columns: Readonly<Partial<Record<Field, number>>>,
): CellSources<Field> {
  const sources: Partial<Record<Field, number>> = {};
  for (const field of fields) {
    const cell = row[columns[field] ?? -1];
    if (typeof cell === "number") sources[field] = cell;
  }
  return { sources };
}

/** Returns a cell for parsing: the number of the spreadsheet, or the text with its decimal separator. */
export function amountCell<Field extends string>(
  cells: Cells<Field>,
  field: Field,
  signs: Signs<Field> | null,
): readonly [entry: string | number, by: NumberFormat] {
  const source = cells.sources?.[field];
  if (typeof source === "number") return [source, null];
  return [cells[field], source === "typed" ? source : (signs?.[field] ?? null)];
}

/**
 * Returns the cells with one corrected by the user. Typed text is parsed by the rule of the forms.
 *
 * @example
 * typedCell({ size: "1,500", unit: "L" }, "size", "1.5 "); // { size: "1.5", unit: "L", sources: { size: "typed" } }
 */
export function typedCell<Field extends string, Of extends Cells<Field>>(cells: Of, field: Field, text: string): Of {
  return { ...cells, [field]: text.trim(), sources: { ...cells.sources, [field]: "typed" } };
}

/**
 * Returns the cells with some fields replaced by another reading of the row, each with its origin.
 *
 * @example
 * const typed = typedCell({ size: "1,500", unit: "L" }, "size", "1.5");
 * cellsTakenOver(typed, { size: "2", unit: "gal" }, ["unit"]); // { size: "1.5", unit: "gal", sources: { size: "typed" } }
 */
export function cellsTakenOver<Field extends string, Of extends Cells<Field>>(
  cells: Of,
  from: Of,
  fields: readonly Field[],
): Of {
  const sources: Partial<Record<Field, CellSource>> = { ...cells.sources };
  for (const field of fields) delete sources[field];
  for (const field of fields) {
    const source = from.sources?.[field];
    if (source !== undefined) sources[field] = source;
  }
  return { ...cells, ...Object.fromEntries(fields.map((field) => [field, from[field]])), sources };
}
