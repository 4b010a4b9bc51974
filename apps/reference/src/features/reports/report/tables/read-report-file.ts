import {
  isReportTable,
  type LeftOut,
  readTierTwo,
  readTierTwoTables,
  type ReportRefusal,
  type TableRows,
  type TierTwoReport,
} from "@placard/hazmat-core/regulatory";
import { decodedText } from "../../../../lib/formats/decoded-text.ts";
import { type UnpackedReport, type UnreadFile, unpackReport } from "../report-file.ts";

/** The file format of a report. */
export type ReportForm = "xml" | "tables";

/**
 * The report of a file, or the reason why there is none. `reader`: the table parser could not be loaded, so the file
 * may be fine. `quotes`: an unclosed quotation mark joined rows.
 */
export type ReadReportFile =
  | {
      readonly ok: true;
      readonly form: ReportForm;
      readonly report: TierTwoReport;
      /** Parts of the tables that are not imported; none for XML. */
      readonly left: readonly LeftOut[];
    }
  | { readonly ok: false; readonly unread: UnreadFile | "reader" | "quotes" }
  | { readonly ok: false; readonly refused: ReportRefusal["code"] };

/** Reads the report of a file in either format. */
export async function readReportFile(file: File): Promise<ReadReportFile> {
  const unpacked = await unpackReport(file);
  if (!unpacked.ok) return { ok: false, unread: unpacked.reason };
  if (unpacked.form === "tables") return readTables(unpacked);
  const read = readTierTwo(unpacked.text);
  return read.ok ? { ok: true, form: "xml", report: read.value, left: [] } : { ok: false, refused: read.error.code };
}

async function readTables({ tables }: Extract<UnpackedReport, { form: "tables" }>): Promise<ReadReportFile> {
  const rowsOf = await loadTableReader().catch(() => null);
  if (rowsOf === null) return { ok: false, unread: "reader" };
  const rows = new Map<string, TableRows>();
  for (const [name, bytes] of tables) {
    const { data, errors } = rowsOf(decodedText(bytes));
    if (isReportTable(name) && errors.some(({ type }) => type === "Quotes")) return { ok: false, unread: "quotes" };
    rows.set(name, data);
  }
  const read = readTierTwoTables(rows);
  return read.ok ? { ok: true, form: "tables", ...read.value } : { ok: false, refused: read.error.code };
}

const DELIMITERS = [",", "\t", ";"] as const;
/** Maximum number of blank rows above the column names. */
const MAX_BLANK_ROWS = 15;

/** Loads the table parser. Column names never contain a delimiter, so the one that gives the most columns is used. */
async function loadTableReader() {
  const { default: Papa } = await import("papaparse");
  return (text: string) => {
    const columnsBy = (delimiter: string): number => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: MAX_BLANK_ROWS });
      return data.find((row) => row.some((cell) => cell.trim() !== ""))?.length ?? 0;
    };
    const [most] = DELIMITERS.map((sign) => ({ sign, columns: columnsBy(sign) })).toSorted(
      (one, other) => other.columns - one.columns,
    );
    return Papa.parse<string[]>(text, { delimiter: most?.sign ?? DELIMITERS[0] });
  };
}
