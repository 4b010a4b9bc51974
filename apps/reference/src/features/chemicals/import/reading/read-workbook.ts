import type { SheetDoubts, SheetRows } from "@placard/hazmat-core/business";
import { isBlank, type FileSheet, type SheetReader } from "./file-sheet.ts";

/** Loads the .xlsx parser. */
export async function loadXlsxReader(): Promise<SheetReader> {
  const [{ default: readXlsx }, { strFromU8, unzipSync }] = await Promise.all([
    import("read-excel-file/universal"),
    import("fflate"),
  ]);
  return async (file) => {
    const buffer = await file.arrayBuffer();
    // A chart sheet has no rows.
    const sheets: readonly { readonly sheet: string; readonly data?: readonly (readonly unknown[])[] }[] =
      await readXlsx(buffer);
    const part = (path: string): string => {
      const parts = unzipSync(new Uint8Array(buffer), { filter: ({ name }) => name === path });
      return parts[path] === undefined ? "" : strFromU8(parts[path]);
    };
    const properties = sheetProperties(part);
    return sheets.map(({ sheet, data = [] }, at): FileSheet => {
      const { isHidden = false, path = "" } = properties[at] ?? {};
      const cells = data.map((row) => row.map((cell) => cellOf(cell)));
      const xml = path === "" ? "" : part(path);
      const isFilled = (row: number): boolean => !isBlank(cells[row - 1] ?? []);
      const hiddenRows = hiddenIn(xml).filter(isFilled);
      return { name: sheet, isHidden, hiddenRows, errorCells: errorsIn(xml), ...withMerged(cells, mergedIn(xml)) };
    });
  };
}

/**
 * Keeps numbers as numbers, since their text would be treated as typed. Writes dates in ISO format, so that a CAS
 * number turned into a date is detected.
 */
function cellOf(cell: unknown): string | number {
  // Spreadsheet dates have no time zone; the parser returns them as midnight UTC.
  // oxlint-disable-next-line reader-day/no-day-of-greenwich
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number") return cell;
  return typeof cell === "string" || typeof cell === "boolean" ? String(cell) : "";
}

/** Sheet properties that the parser does not provide: whether a sheet is hidden, and the path of its part. */
function sheetProperties(
  part: (path: string) => string,
): readonly { readonly isHidden: boolean; readonly path: string }[] {
  const targets = new Map(
    tagsOf(part("xl/_rels/workbook.xml.rels"), "Relationship").map(({ id = "", target = "" }) => [id, target]),
  );
  return tagsOf(part("xl/workbook.xml"), "sheet")
    .filter(({ name = "" }) => name !== "")
    .map(({ state, id = "" }) => {
      const target = targets.get(id) ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      return { isHidden: state === "hidden" || state === "veryHidden", path };
    });
}

/** The attributes of all elements with a name, both without namespace prefix. */
function tagsOf(xml: string, name: string): readonly Readonly<Record<string, string>>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*)>`, "gu"));
  return Array.from(tags, ([, attributes = ""]) => {
    const pairs = attributes.matchAll(/\s([\w:]+)=(?:"([^"]*)"|'([^']*)')/gu);
    return Object.fromEntries(
      Array.from(pairs, ([, key = "", one, other]) => [key.split(":").at(-1)?.toLowerCase(), one ?? other ?? ""]),
    );
  });
}

const hiddenIn = (xml: string): readonly number[] =>
  tagsOf(xml, "row").flatMap(({ r, hidden }) => (hidden === "1" || hidden === "true" ? [Number(r)] : []));

/** Cells with errors. Most sheets have none, so their cells are not parsed again. */
const errorsIn = (xml: string): readonly string[] =>
  xml.includes('t="e"') ? tagsOf(xml, "c").flatMap(({ t, r = "" }) => (t === "e" ? [r] : [])) : [];

/** Rows `top` to `bottom` of one column. */
interface MergedCells {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** The merged areas of a sheet that span several rows, by their first column. */
function mergedIn(xml: string): readonly MergedCells[] {
  const areas = tagsOf(xml.slice(Math.max(0, xml.lastIndexOf("sheetData"))), "mergeCell");
  return areas.flatMap(({ ref = "" }): MergedCells[] => {
    const [, letters = "", top, bottom] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/u.exec(ref) ?? [];
    if (top === undefined || top === bottom) return [];
    return [{ top: Number(top) - 1, bottom: Number(bottom) - 1, column: columnOf(letters) }];
  });
}

const LETTERS = 26;
const BEFORE_A = 64;

/** `A` is column 0. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - BEFORE_A, 0) - 1;

/**
 * Copies each merged value into all its rows that have other cells. A row without other cells continues the row above.
 */
function withMerged(
  cells: readonly (readonly (string | number)[])[],
  areas: readonly MergedCells[],
): { readonly rows: SheetRows; readonly doubts: SheetDoubts } {
  const rows = cells.map((row) => [...row]);
  const hasOwn = cells.map((row) => !isBlank(row));
  const merged = new Set<string>();
  for (const { top, bottom, column } of areas) {
    const value = cells[top]?.[column] ?? "";
    if (isBlank([value])) continue;
    for (let at = top + 1; at <= Math.min(bottom, rows.length - 1); at += 1) {
      const row = rows[at];
      if (row === undefined || hasOwn[at] !== true) continue;
      row[column] = value;
      merged.add(`${top}:${column}`).add(`${at}:${column}`);
    }
  }
  return { rows, doubts: { merged, cut: new Set() } };
}
