import { csvText } from "../../internal/csv-text.ts";
import type { ZoneLine } from "../ZoneTable/zone-lines.ts";

/** The table of zones with its heading, as it leaves the app. */
export interface CopiedTable {
  readonly heading: readonly string[];
  readonly columns: readonly string[];
  readonly lines: readonly ZoneLine[];
  /** Sentences that must travel with the figures. */
  readonly notes: readonly string[];
}

const cellsOf = ({ label, limit, downwind, width, area }: ZoneLine): readonly string[] => [
  label,
  limit,
  downwind,
  width,
  area,
];

/** Text with tabs between cells: for a message, and for a spreadsheet that is pasted into. */
export function tableText({ heading, columns, lines, notes }: CopiedTable): string {
  return [...heading, columns.join("\t"), ...lines.map((line) => cellsOf(line).join("\t")), ...notes].join("\n");
}

/** Comma-separated values by RFC 4180. Heading and notes stand in rows of one cell. */
export function tableCsv({ heading, columns, lines, notes }: CopiedTable): string {
  const rows = [...heading.map((text) => [text]), columns, ...lines.map(cellsOf), ...notes.map((text) => [text])];
  return csvText(rows);
}
