/** Writes a CSV file that spreadsheets can open: UTF-8 with a byte order mark. */
export async function writeRows(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: Papa } = await import("papaparse");
  return new Blob([`\uFEFF${Papa.unparse(rows.map((row) => [...row]))}\r\n`], { type: "text/csv;charset=utf-8" });
}
