import type { StoredStock } from "@placard/api-client";
import {
  duplicateKey,
  IMPORT_FIELDS,
  type ImportCells,
  type ImportField,
  type RowOfStock,
} from "@placard/hazmat-core/business";

/** A row of the same chemical, place and container: one of the file, or one that is on file, which may have another quantity. */
export type Twin = (
  | { readonly kind: "file"; readonly row: number; readonly cells: ImportCells }
  | { readonly kind: "onFile"; readonly stock: StoredStock }
) & {
  /** Other differences. */
  readonly differs: readonly ImportField[];
};

/** A chemical on file, and by what it is found. */
export interface KeyedStock {
  readonly key: string;
  readonly stock: StoredStock;
}

export const keyedStock = (chemicals: readonly StoredStock[]): readonly KeyedStock[] =>
  chemicals.map((stock) => ({ key: duplicateKey(stock), stock }));

/** The key of a row without its quantity, which is its last part. */
const placeOf = (key: string): string => key.slice(0, key.lastIndexOf("|"));

/** What the key of a row says already. */
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
const BESIDE_KEY = IMPORT_FIELDS.filter((field) => !IN_KEY.has(field));

/** The rows that are there already while a file is gone through. Each chemical on file is the twin of one row. */
export class KnownRows {
  readonly #onFile = new Map<string, StoredStock[]>();
  readonly #byPlace = new Map<string, StoredStock[]>();
  readonly #taken = new Set<StoredStock>();
  readonly #ofFile = new Map<string, { readonly row: number; readonly cells: ImportCells }>();

  constructor(onFile: Iterable<KeyedStock>) {
    for (const { key, stock } of onFile) {
      put(this.#onFile, key, stock);
      put(this.#byPlace, placeOf(key), stock);
    }
  }

  /** The same chemical on file at the same place in another quantity, unless another row is its duplicate. Asked after all rows. */
  changed(row: RowOfStock, cells: ImportCells): Twin | null {
    if (this.#byPlace.size === 0) return null;
    const stock = this.#byPlace.get(placeOf(duplicateKey(row)))?.find((one) => !this.#taken.has(one));
    if (stock === undefined) return null;
    this.#taken.add(stock);
    return { kind: "onFile", stock, differs: ["quantity", ...othersOf(cells, stock)] };
  }

  /** The twin of a row; the row is then there itself. */
  take(keys: readonly string[], row: number, cells: ImportCells): Twin | null {
    const twin = this.#stored(keys, cells) ?? this.#earlier(keys, cells);
    for (const key of keys) if (!this.#ofFile.has(key)) this.#ofFile.set(key, { row, cells });
    return twin;
  }

  #stored(keys: readonly string[], cells: ImportCells): Twin | null {
    for (const key of keys) {
      const stock = this.#onFile.get(key)?.shift();
      if (stock === undefined) continue;
      this.#taken.add(stock);
      return { kind: "onFile", stock, differs: othersOf(cells, stock) };
    }
    return null;
  }

  #earlier(keys: readonly string[], cells: ImportCells): Twin | null {
    const key = keys.find((one) => this.#ofFile.has(one));
    const found = key === undefined ? undefined : this.#ofFile.get(key);
    if (found === undefined) return null;
    return { kind: "file", ...found, differs: BESIDE_KEY.filter((field) => cells[field] !== found.cells[field]) };
  }
}

/** Differences between a row and the chemical on file, apart from its key. */
const othersOf = (cells: ImportCells, stock: StoredStock): readonly ImportField[] => [
  ...(isOther(digits(cells.un_number), digits(stock.un_number)) ? (["un_number"] as const) : []),
  ...(isOther(cells.manufacturer, stock.manufacturer) ? (["manufacturer"] as const) : []),
];

function put(map: Map<string, StoredStock[]>, key: string, stock: StoredStock): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [stock]);
  else known.push(stock);
}

const digits = (text: string | null): string => (text ?? "").replaceAll(/\D/gu, "");

/** True if a row says something that is not on file; a blank says nothing. */
const isOther = (said: string, stored: string | null): boolean =>
  said !== "" && said.toLowerCase() !== (stored ?? "").toLowerCase();
