import { SIZE_HEADINGS, type ImportField } from "../import-fields.ts";
import { joinedHeading } from "../heading-words.ts";
import { columnsBy } from "../match-columns.ts";
import { matchHeadings, MOST_TITLE_ROWS, type SheetRows } from "../match-headings.ts";
import { CONTAINER_FIELDS, CONTAINER_SYNONYMS, type ContainerField } from "./container-fields.ts";

/** Which column of a list of containers holds which field. */
export interface ContainerMatch {
  /** Index of the row of headings; the records begin below it. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  /** Column index by field. A field that no column holds is left out. */
  readonly columns: Readonly<Partial<Record<ContainerField, number>>>;
}

/**
 * Finds the row of headings of a list of containers: of the first 15 rows the one with most matches.
 *
 * @returns `null` when no row has two columns of a container
 * @example
 * matchContainers([["Barcode", "Name", "Size"], ["A1", "Acetone", "4 L"]])?.columns; // { code: 0, name: 1, size: 2 }
 */
export function matchContainers(rows: SheetRows): ContainerMatch | null {
  const found = rows.slice(0, MOST_TITLE_ROWS).map((row, headingRow): ContainerMatch => {
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

/** What only an inventory says of a row: it is a chemical, even where its container has a code. */
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
 * Whether a sheet lists containers of chemicals that stand elsewhere, by its columns: it names a code or a day of a
 * container and its chemical, and nothing that only an inventory says.
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
  const isSize = quantity === null || SIZE_HEADINGS.some((size) => joinedHeading(size) === joinedHeading(quantity));
  return isSize && OF_STOCK.every((field) => stock.columns[field] === undefined);
}

/**
 * The same headings with one column put to another field; `null` takes it from none.
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
