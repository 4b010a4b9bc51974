import type { ExportCell } from "./inventory-sheet.ts";

type Rows = readonly (readonly ExportCell[])[];

/** A CSV file as spreadsheets open it: UTF-8 with its mark, every text quoted where it must be. */
export async function writeCsv(rows: Rows): Promise<Blob> {
  const { default: Papa } = await import("papaparse");
  const text = Papa.unparse(rows.map((row) => [...row]));
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

/** An .xlsx file of one sheet. Texts are texts, so that no number loses its zeros and no CAS number becomes a date. */
export async function writeXlsx(rows: Rows): Promise<Blob> {
  const { default: writeExcelFile } = await import("write-excel-file/universal");
  const cells = rows.map((row, index) =>
    row.map((value) =>
      typeof value === "number"
        ? { value, type: Number }
        : { value, type: String, ...(index === 0 && { fontWeight: "bold" as const }) },
    ),
  );
  return writeExcelFile(cells, { sheet: "Inventory", stickyRowsCount: 1 }).toBlob();
}
