import { csvText } from "../../internal/csv-text.ts";
import type { ZoneLine } from "../ZoneTable/zone-lines.ts";

/** The table of zones with its heading, for copies and files. */
export interface CopiedTable {
  readonly heading: readonly string[];
  readonly columns: readonly string[];
  readonly lines: readonly ZoneLine[];
  /** Sentences that must accompany the figures. */
  readonly notes: readonly string[];
}

const cellsOf = ({ label, limit, downwind, width, area }: ZoneLine): readonly string[] => [
  label,
  limit,
  downwind,
  width,
  area,
];

/** Formats the table as text with tabs between cells, for a message or a spreadsheet. */
export function tableText({ heading, columns, lines, notes }: CopiedTable): string {
  return [...heading, columns.join("\t"), ...lines.map((line) => cellsOf(line).join("\t")), ...notes].join("\n");
}

/** Formats the table as comma-separated values by RFC 4180. Heading and notes are rows of one cell. */
export function tableCsv({ heading, columns, lines, notes }: CopiedTable): string {
  const rows = [...heading.map((text) => [text]), columns, ...lines.map(cellsOf), ...notes.map((text) => [text])];
  return csvText(rows);
}
