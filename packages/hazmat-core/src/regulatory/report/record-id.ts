/** Kind of record of a report's record id, by its first two letters. */
export type RecordKind = "FA" | "CV" | "CL" | "CM" | "CT" | "CK" | "PH" | "FD" | "SK";

/**
 * The year in an id is that of the first record, not of the report: ids stay the same from year to year, so that a
 * program that reads the next report updates its records instead of duplicating them.
 */
const FIRST_YEAR = 2025;
const ROW_DIGITS = 6;
const LINK_DIGITS = 10;

/** Ids created before installations had codes. */
const UNKNOWN_INSTALLATION = "0000";

/**
 * Returns the record id of a row in a report, always the same for the same row of the same installation. Receivers
 * match records by it, so two installations must never give the same one.
 *
 * @param row - row number, 32 bits
 * @param part - index among several records of that row, 0 to 35
 * @param installation - code of the installation: four of 0-9 and A-Z, generated once
 * @example
 * recordIdOf("CV", 41, 0, "K7QD"); // "CVTR20250K7QD000015"
 */
export function recordIdOf(
  kind: RecordKind,
  row: number,
  part = 0,
  installation: string = UNKNOWN_INSTALLATION,
): string {
  const digits = row.toString(36).toUpperCase().padStart(ROW_DIGITS, "0");
  return `${kind}TR${FIRST_YEAR}${part.toString(36).toUpperCase()}${installation}${digits}`;
}

/**
 * Returns the id of the link between a facility and a contact: two row numbers do not fit in one id, so it is a hash of
 * both.
 */
export function linkIdOf(place: number, contact: number, installation: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const sign of `${installation} ${place} ${contact}`) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const hash = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  return `CKTR${FIRST_YEAR}0${(hash % 36n ** BigInt(LINK_DIGITS)).toString(36).toUpperCase().padStart(LINK_DIGITS, "0")}`;
}

/**
 * Returns the row number of a report's id; `null` for an id from another installation or program.
 *
 * @example
 * rowOfRecordId("CV", "CVTR20250K7QD000015", "K7QD"); // 41
 */
export function rowOfRecordId(
  kind: RecordKind,
  recordId: string,
  installation: string = UNKNOWN_INSTALLATION,
): number | null {
  const row = Number.parseInt(recordId.slice(-ROW_DIGITS), 36);
  const own = [installation, UNKNOWN_INSTALLATION].map((code) => recordIdOf(kind, row, 0, code));
  return Number.isSafeInteger(row) && row > 0 && own.includes(recordId) ? row : null;
}

/** True if an id has the form used by programs for Tier2 Submit. */
export const isRecordId = (text: string): boolean => /^(?:FA|CV|CL|CM|CT|CK|PH|FD|SK)TR\d{4}[0-9A-Z]{11}$/.test(text);
