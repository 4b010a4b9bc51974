import type { StoredStock } from "@placard/api-client";
import {
  duplicateKey,
  IMPORT_FIELDS,
  type ImportCells,
  type ImportField,
  type RowOfStock,
} from "@placard/hazmat-core/business";

/**
 * A row with the same chemical, location and container: another row of the file, or a chemical on file, possibly with
 * another quantity.
 */
export type Duplicate = (
  | { readonly kind: "file"; readonly row: number; readonly cells: ImportCells }
  | { readonly kind: "onFile"; readonly stock: StoredStock }
) & {
  /** Other differences. */
  readonly differs: readonly ImportField[];
};

/** A chemical on file with its lookup key. */
export interface KeyedStock {
  readonly key: string;
  readonly stock: StoredStock;
}

export const keyedStock = (chemicals: readonly StoredStock[]): readonly KeyedStock[] =>
  chemicals.map((stock) => ({ key: duplicateKey(stock), stock }));

/** The key of a row without its last part, the quantity. */
const placeOf = (key: string): string => key.slice(0, key.lastIndexOf("|"));

/** Fields that the key of a row already contains. */
const IN_KEY: ReadonlySet<ImportField> = new Set([
  "name",
  "cas_number",
  "quantity",
  "unit",
  "location",
  "room",
  "cabinet",
  "storage_vessel",
  "quantity_per_vessel",
  "count",
  "full",
  "record",
]);
const FIELDS_OUTSIDE_KEY = IMPORT_FIELDS.filter((field) => !IN_KEY.has(field));

/** Rows already seen in the file, and chemicals on file. Each chemical on file matches only one row. */
export class KnownRows {
  readonly #onFile = new Map<string, StoredStock[]>();
  readonly #byPlace = new Map<string, StoredStock[]>();
  readonly #taken = new Set<StoredStock>();
  readonly #ofFile = new Map<string, { readonly row: number; readonly cells: ImportCells }>();

  constructor(onFile: Iterable<KeyedStock>) {
    for (const { key, stock } of onFile) {
      addTo(this.#onFile, key, stock);
      addTo(this.#byPlace, placeOf(key), stock);
    }
  }

  /**
   * The same chemical on file at the same location with another quantity, unless it is the duplicate of another row.
   * Call it after all rows.
   */
  changed(row: RowOfStock, cells: ImportCells): Duplicate | null {
    if (this.#byPlace.size === 0) return null;
    const stock = this.#byPlace.get(placeOf(duplicateKey(row)))?.find((one) => !this.#taken.has(one));
    if (stock === undefined) return null;
    this.#taken.add(stock);
    return { kind: "onFile", stock, differs: ["quantity", ...othersOf(cells, stock)] };
  }

  /** The duplicate of a row, if any. Registers the row as seen. */
  take(keys: readonly string[], row: number, cells: ImportCells): Duplicate | null {
    const duplicate = this.#stored(keys, cells) ?? this.#earlier(keys, cells);
    for (const key of keys) if (!this.#ofFile.has(key)) this.#ofFile.set(key, { row, cells });
    return duplicate;
  }

  #stored(keys: readonly string[], cells: ImportCells): Duplicate | null {
    for (const key of keys) {
      const stock = this.#onFile.get(key)?.shift();
      if (stock === undefined) continue;
      this.#taken.add(stock);
      return { kind: "onFile", stock, differs: othersOf(cells, stock) };
    }
    return null;
  }

  #earlier(keys: readonly string[], cells: ImportCells): Duplicate | null {
    const key = keys.find((one) => this.#ofFile.has(one));
    const found = key === undefined ? undefined : this.#ofFile.get(key);
    if (found === undefined) return null;
    return {
      kind: "file",
      ...found,
      differs: FIELDS_OUTSIDE_KEY.filter((field) => cells[field] !== found.cells[field]),
    };
  }
}

/** Differences between a row and the chemical on file, except for fields in its key. */
const othersOf = (cells: ImportCells, stock: StoredStock): readonly ImportField[] => [
  ...(isOther(digits(cells.un_number), digits(stock.un_number)) ? (["un_number"] as const) : []),
  ...(isOther(cells.manufacturer, stock.manufacturer) ? (["manufacturer"] as const) : []),
];

function addTo(map: Map<string, StoredStock[]>, key: string, stock: StoredStock): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [stock]);
  else known.push(stock);
}

const digits = (text: string | null): string => (text ?? "").replaceAll(/\D/gu, "");

/** True if a row has a value that differs from the one on file; a blank cell does not count. */
const isOther = (said: string, stored: string | null): boolean =>
  said !== "" && said.toLowerCase() !== (stored ?? "").toLowerCase();
