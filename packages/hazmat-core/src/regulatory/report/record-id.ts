/** What a record id of a report is of, by its first two letters. */
export type RecordKind = "FA" | "CV" | "CL" | "CM" | "CT" | "CK" | "PH" | "FD" | "SK";

/**
 * The year in an id says when a record began, not which year a report is of: ids stay the same from year to year, so that
 * a program that reads the next report updates what it has instead of doubling it.
 */
const BEGAN = 2025;
const ROW_DIGITS = 10;

/**
 * The id of a record of ours in a report, always the same for the same row.
 *
 * @param row - number of the row that it is of
 * @param part - which one of several that belong to that row, 0 to 35
 * @example
 * recordIdOf("CV", 41); // "CVTR202500000000015"
 */
export function recordIdOf(kind: RecordKind, row: number, part = 0): string {
  const digits = row.toString(36).toUpperCase().padStart(ROW_DIGITS, "0");
  return `${kind}TR${BEGAN}${part.toString(36).toUpperCase()}${digits}`;
}

/**
 * The row of ours that an id of a report is of; `null` for an id that another program gave.
 *
 * @example
 * rowOfRecordId("CV", "CVTR202500000000015"); // 41
 */
export function rowOfRecordId(kind: RecordKind, recordId: string): number | null {
  const row = Number.parseInt(recordId.slice(-ROW_DIGITS), 36);
  return Number.isSafeInteger(row) && row > 0 && recordIdOf(kind, row) === recordId ? row : null;
}

/** Whether an id has the shape that programs of Tier2 Submit give. */
export const isRecordId = (text: string): boolean => /^(?:FA|CV|CL|CM|CT|CK|PH|FD|SK)TR\d{4}[0-9A-Z]{11}$/.test(text);
