import type { ExportCell } from "./inventory-sheet.ts";

type Rows = readonly (readonly ExportCell[])[];

/** A CSV file as spreadsheets open it: UTF-8 with its mark, every text quoted where it must be. */
export async function writeCsv(rows: Rows): Promise<Blob> {
  const { default: Papa } = await import("papaparse");
  const text = Papa.unparse(rows.map((row) => row.map(csvCell)));
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

/** The text of a cell. `1.125` could be a number of thousands, and gets a further digit that says that it is not. */
export function csvCell(cell: string | number): string {
  if (typeof cell === "string") return cell;
  return /^[1-9]\d{0,2}\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell);
}

/**
 * An .xlsx file with a sheet of the inventory and, where there are some, one of its containers. Texts are texts, so that
 * no number loses its zeros and no CAS number becomes a date.
 */
export async function writeXlsx(inventory: Rows, containers: Rows | null = null): Promise<Blob> {
  const { workbook } = await import("./workbook.ts");
  const file = workbook([
    { name: "Inventory", rows: inventory },
    ...(containers === null ? [] : [{ name: "Containers", rows: containers }]),
  ]);
  return new Blob([file], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
