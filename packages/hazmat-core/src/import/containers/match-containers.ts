import { isSizeHeading, type ImportField } from "../import-fields.ts";
import { columnsBy } from "../match-columns.ts";
import { matchHeadings, MAX_TITLE_ROWS, type SheetRows } from "../match-headings.ts";
import { CONTAINER_FIELDS, CONTAINER_SYNONYMS, type ContainerField } from "./container-fields.ts";

/** Mapping of the columns of a container list to fields. */
export interface ContainerMatch {
  /** Index of the header row; the records begin below it. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  /** Column index by field. A field without a column is omitted. */
  readonly columns: Readonly<Partial<Record<ContainerField, number>>>;
}

/**
 * Finds the header row of a container list: the row with most matches among the first 15.
 *
 * @returns `null` if no row has two columns of a container
 * @example
 * matchContainers([["Barcode", "Name", "Size"], ["A1", "Acetone", "4 L"]])?.columns; // { code: 0, name: 1, size: 2 }
 */
export function matchContainers(rows: SheetRows): ContainerMatch | null {
  const found = rows.slice(0, MAX_TITLE_ROWS).map((row, headingRow): ContainerMatch => {
    const headings = row.map(String);
    const columns = columnsBy<ContainerField>(headings, CONTAINER_FIELDS, CONTAINER_SYNONYMS, () => false);
    return { headingRow, headings, columns };
  });
  const best = found.reduce<ContainerMatch | null>(
    (most, match) => (most === null || countOf(match) > countOf(most) ? match : most),
    null,
  );
  return best === null || countOf(best) < 2 ? null : best;
}

const countOf = ({ columns }: ContainerMatch): number => Object.keys(columns).length;

/** Columns that only an inventory has: the row is a chemical, even if its container has a code. */
const OF_STOCK: readonly ImportField[] = [
  "un_number",
  "hazard_classification",
  "storage_vessel",
  "quantity_per_vessel",
  "manufacturer",
  "count",
  "full",
];

/**
 * True if a worksheet is a list of containers of existing chemicals: it has columns for a container's code or date and
 * its chemical, and none that only an inventory has.
 *
 * @example
 * isContainerList([["Barcode", "Name", "Size"], ["A1", "Acetone", "4 L"]]); // true
 * isContainerList([["Barcode", "Name", "Size", "Supplier"], ["A1", "Acetone", "4 L", "Acme"]]); // false
 */
export function isContainerList(rows: SheetRows): boolean {
  const columns = matchContainers(rows)?.columns ?? {};
  const ofContainer = columns.code ?? columns.opened_on ?? columns.expires_on;
  if (ofContainer === undefined || (columns.name ?? columns.cas_number ?? columns.record) === undefined) return false;
  const stock = matchHeadings(rows);
  if (stock === null) return true;
  const quantity = stock.columns.quantity === undefined ? null : (stock.headings[stock.columns.quantity] ?? "");
  const isSize = quantity === null || isSizeHeading(quantity);
  return isSize && OF_STOCK.every((field) => stock.columns[field] === undefined);
}

/**
 * Returns the same mapping with one field assigned to another column; `null` removes the assignment.
 *
 * @example
 * const match = matchContainers([["Barcode", "Name", "Tag"]]);
 * match && putContainerColumn(match, "room", 2).columns; // { code: 0, name: 1, room: 2 }
 */
export function putContainerColumn(
  match: ContainerMatch,
  field: ContainerField,
  column: number | null,
): ContainerMatch {
  const kept = Object.entries(match.columns).filter(([of, index]) => of !== field && index !== column);
  return { ...match, columns: { ...Object.fromEntries(kept), ...(column !== null && { [field]: column }) } };
}
