import type { StoredStock } from "@placard/api-client";
import { duplicateKey, IMPORT_FIELDS, type ImportCells, type ImportField } from "@placard/hazmat-core/business";

/** A row of the same chemical, place, container and quantity: one of the file, or one that is on file. */
export type Twin = (
  | { readonly kind: "file"; readonly row: number; readonly cells: ImportCells }
  | { readonly kind: "onFile"; readonly stock: StoredStock }
) & {
  /** What else differs. */
  readonly differs: readonly ImportField[];
};

/** A chemical on file, and by what it is found. */
export interface KeyedStock {
  readonly key: string;
  readonly stock: StoredStock;
}

export const keyedStock = (chemicals: readonly StoredStock[]): readonly KeyedStock[] =>
  chemicals.map((stock) => ({ key: duplicateKey(stock), stock }));

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
  readonly #ofFile = new Map<string, { readonly row: number; readonly cells: ImportCells }>();

  constructor(onFile: Iterable<KeyedStock>) {
    for (const { key, stock } of onFile) {
      const same = this.#onFile.get(key);
      if (same === undefined) this.#onFile.set(key, [stock]);
      else same.push(stock);
    }
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
      const differs = [
        ...(isOther(digits(cells.un_number), digits(stock.un_number)) ? (["un_number"] as const) : []),
        ...(isOther(cells.manufacturer, stock.manufacturer) ? (["manufacturer"] as const) : []),
      ];
      return { kind: "onFile", stock, differs };
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

const digits = (text: string | null): string => (text ?? "").replaceAll(/\D/gu, "");

/** Whether a row says something that is not on file; a blank says nothing. */
const isOther = (said: string, stored: string | null): boolean =>
  said !== "" && said.toLowerCase() !== (stored ?? "").toLowerCase();
