import type { ExportCell } from "./inventory-sheet.ts";

type Rows = readonly (readonly ExportCell[])[];

/** A CSV file that spreadsheets open correctly: UTF-8 with a byte order mark, texts quoted where needed. */
export async function writeCsv(rows: Rows): Promise<Blob> {
  const { default: Papa } = await import("papaparse");
  const text = Papa.unparse(rows.map((row) => row.map(csvCell)));
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

/** The text of a cell. A number such as `1.125` could be read as one thousand, so it gets a further decimal. */
export function csvCell(cell: string | number): string {
  if (typeof cell === "string") return cell;
  return /^[1-9]\d{0,2}\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell);
}

/**
 * An .xlsx file with a worksheet of the inventory and, if given, one of its containers. Text cells stay text, so no
 * number loses its zeros and no CAS number becomes a date.
 */
export async function writeXlsx(inventory: Rows, containers: Rows | null = null): Promise<Blob> {
  const { workbook } = await import("./workbook.ts");
  const file = workbook([
    { name: "Inventory", rows: inventory },
    ...(containers === null ? [] : [{ name: "Containers", rows: containers }]),
  ]);
  return new Blob([file], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
