import { matchHeadings, type SheetRows } from "@placard/hazmat-core/business";

/** Above it a spreadsheet is no inventory, or would take all memory. */
const MOST_BYTES = 30 * 1024 * 1024;

/** Why a file gives no rows. `reader`: what reads it could not be brought, and the file may be whole. */
export type UnreadReason = "kind" | "size" | "reader" | "broken" | "empty";

/** The first sheet of an .xlsx file, or a CSV file, as text. What reads them is loaded with the first file. */
export async function readSpreadsheet(
  file: File,
): Promise<{ readonly ok: true; readonly rows: SheetRows } | { readonly ok: false; readonly reason: UnreadReason }> {
  if (file.size > MOST_BYTES) return { ok: false, reason: "size" };
  const isCsv = /\.(?:csv|tsv|txt)$/iu.test(file.name);
  if (!isCsv && !/\.xlsx$/iu.test(file.name)) return { ok: false, reason: "kind" };
  const read = await (isCsv ? bringCsvReader() : bringXlsxReader()).catch(() => null);
  if (read === null) return { ok: false, reason: "reader" };
  try {
    const rows = await read(file);
    return rows.some((row) => row.some((cell) => cell.trim() !== ""))
      ? { ok: true, rows }
      : { ok: false, reason: "empty" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

type SheetReader = (file: File) => Promise<SheetRows>;

async function bringXlsxReader(): Promise<SheetReader> {
  const { readSheet } = await import("read-excel-file/universal");
  return async (file) => (await readSheet(await file.arrayBuffer())).map((row) => row.map((cell) => textOf(cell)));
}

/** A date is written as spreadsheets show it to programs: one that was a CAS number is then told. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
}

async function bringCsvReader(): Promise<SheetReader> {
  const { default: Papa } = await import("papaparse");
  return async (file) => {
    const text = decoded(await file.arrayBuffer());
    const parse = (options: { readonly delimiter?: string; readonly preview?: number }): string[][] =>
      Papa.parse<string[]>(text, { delimitersToGuess: [...DELIMITERS], skipEmptyLines: false, ...options }).data;
    const delimiter = delimiterOf((sign) => parse({ delimiter: sign, preview: MOST_TITLE_ROWS }));
    return parse(delimiter === null ? {} : { delimiter });
  };
}

const DELIMITERS = [",", ";", "\t"] as const;
/** Titles may stand above the headings. */
const MOST_TITLE_ROWS = 15;

/**
 * What cuts the rows: the sign by which most headings are known. `null` where that does not tell; then Papa looks which
 * of them cuts the rows alike, which a cell that holds many of one sign would lead astray.
 */
function delimiterOf(rowsBy: (sign: string) => SheetRows): string | null {
  const found = DELIMITERS.map((sign) => ({
    sign,
    known: Object.keys(matchHeadings(rowsBy(sign))?.columns ?? {}).length,
  })).toSorted((one, other) => other.known - one.known);
  const [best, next] = found;
  return best !== undefined && next !== undefined && best.known > next.known ? best.sign : null;
}

/** UTF-8 or UTF-16 with their marks, else UTF-8, else the code page of older spreadsheets. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
