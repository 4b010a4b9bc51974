/** What a record id of a report is of, by its first two letters. */
export type RecordKind = "FA" | "CV" | "CL" | "CM" | "CT" | "CK" | "PH" | "FD";

/**
 * The year in an id says when a record began, not which year a report is of: ids stay the same from year to year, so that
 * a program that reads the next report updates what it has instead of doubling it.
 */
const BEGAN = 2025;

/**
 * The id of a record of ours in a report, always the same for the same row.
 *
 * @param row - number of the row that it is of
 * @param part - which one of several that belong to that row, 0 to 35
 * @example
 * recordIdOf("CV", 41); // "CVTR202500000000015"
 */
export function recordIdOf(kind: RecordKind, row: number, part = 0): string {
  const digits = row.toString(36).toUpperCase().padStart(10, "0");
  return `${kind}TR${BEGAN}${part.toString(36).toUpperCase()}${digits}`;
}
