import {
  cellsTakenOver,
  IMPORT_FIELDS,
  recordsOf,
  takeColumns,
  type HeadingMatch,
  type ImportCells,
  type ImportField,
  type SheetDoubts,
  type SheetRows,
} from "@placard/hazmat-core/business";
import { asRecord, readStored, writeStored } from "../../../lib/device/stored-json.ts";

/** Maximum number of header rows that a device remembers; the least recently used one is dropped first. */
const MAX_HEADERS = 20;

type Columns = HeadingMatch["columns"];

/** Column choices for one header row, saved on the device per business. */
export class ChosenColumns {
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly #key: string;

  constructor(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">, businessId: number) {
    this.#storage = storage;
    this.#key = `placard.import-columns.${businessId}`;
  }

  /** The match with the columns chosen for this header row, or the match unchanged. */
  appliedTo(match: HeadingMatch): HeadingMatch {
    const columns = this.#read().find(([header]) => header === headerOf(match))?.[1];
    return columns === undefined ? match : takeColumns(match, columns);
  }

  remember(match: HeadingMatch): void {
    const header = headerOf(match);
    const others = this.#read().filter(([known]) => known !== header);
    writeStored(this.#storage, this.#key, [[header, match.columns], ...others].slice(0, MAX_HEADERS));
  }

  #read(): readonly (readonly [header: string, columns: Columns])[] {
    return readStored(this.#storage, this.#key, (value) => (Array.isArray(value) ? value.flatMap(parsed) : null)) ?? [];
  }
}

/** Key of the headings in their order, so that an index means the same column in every file with this key. */
const headerOf = ({ headings }: HeadingMatch): string =>
  headings.map((heading) => heading.trim().toLowerCase()).join("\u001F");

function parsed(entry: unknown): (readonly [header: string, columns: Columns])[] {
  if (!Array.isArray(entry)) return [];
  const [header, stored]: unknown[] = entry;
  const columns = asRecord(stored);
  if (typeof header !== "string" || columns === null) return [];
  const known = IMPORT_FIELDS.flatMap((field) => {
    const index = columns[field];
    return typeof index === "number" && Number.isSafeInteger(index) && index >= 0 ? [[field, index] as const] : [];
  });
  return [[header, Object.fromEntries(known)]];
}

/**
 * Corrected rows after a field was assigned to another column. Fields with a changed column are read again; corrections
 * of the other fields stay.
 */
export function remapped(
  corrections: ReadonlyMap<number, ImportCells>,
  { rows, doubts }: { readonly rows: SheetRows; readonly doubts?: SheetDoubts },
  before: HeadingMatch,
  after: HeadingMatch,
): ReadonlyMap<number, ImportCells> {
  if (corrections.size === 0) return corrections;
  const moved = IMPORT_FIELDS.filter((field) => before.columns[field] !== after.columns[field]);
  // The heading of the quantity may contain the unit.
  const fields: readonly ImportField[] = moved.includes("quantity") ? [...moved, "unit"] : moved;
  const now = new Map(recordsOf(rows, after, doubts).records.map(({ row, cells }) => [row, cells]));
  return new Map(
    [...corrections].map(([row, cells]) => {
      const read = now.get(row);
      return [row, read === undefined ? cells : cellsTakenOver(cells, read, fields)];
    }),
  );
}
