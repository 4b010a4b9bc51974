/** What a record id of a report is of, by its first two letters. */
export type RecordKind = "FA" | "CV" | "CL" | "CM" | "CT" | "CK" | "PH" | "FD" | "SK";

/**
 * The year in an id says when a record began, not which year a report is of: ids stay the same from year to year, so that
 * a program that reads the next report updates what it has instead of doubling it.
 */
const BEGAN = 2025;
const ROW_DIGITS = 6;
const LINK_DIGITS = 10;

/** Ids that were made before installations were told apart. */
const UNTOLD_INSTALLATION = "0000";

/**
 * The id of a record of ours in a report, always the same for the same row of the same installation. A receiver joins
 * records by it, so two installations must never give the same one.
 *
 * @param row - number of the row that it is of, of 32 bits
 * @param part - which one of several that belong to that row, 0 to 35
 * @param installation - code of the installation: four of 0-9 and A-Z, drawn once
 * @example
 * recordIdOf("CV", 41, 0, "K7QD"); // "CVTR20250K7QD000015"
 */
export function recordIdOf(
  kind: RecordKind,
  row: number,
  part = 0,
  installation: string = UNTOLD_INSTALLATION,
): string {
  const digits = row.toString(36).toUpperCase().padStart(ROW_DIGITS, "0");
  return `${kind}TR${BEGAN}${part.toString(36).toUpperCase()}${installation}${digits}`;
}

/** The id of the link between a facility and a contact: two rows are more than one id can spell, so it is a hash of both. */
export function linkIdOf(place: number, contact: number, installation: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const sign of `${installation} ${place} ${contact}`) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const hash = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  return `CKTR${BEGAN}0${(hash % 36n ** BigInt(LINK_DIGITS)).toString(36).toUpperCase().padStart(LINK_DIGITS, "0")}`;
}

/**
 * The row of ours that an id of a report is of; `null` for an id that another installation or program gave.
 *
 * @example
 * rowOfRecordId("CV", "CVTR20250K7QD000015", "K7QD"); // 41
 */
export function rowOfRecordId(
  kind: RecordKind,
  recordId: string,
  installation: string = UNTOLD_INSTALLATION,
): number | null {
  const row = Number.parseInt(recordId.slice(-ROW_DIGITS), 36);
  const own = [installation, UNTOLD_INSTALLATION].map((code) => recordIdOf(kind, row, 0, code));
  return Number.isSafeInteger(row) && row > 0 && own.includes(recordId) ? row : null;
}

/** True if an id has the shape that programs of Tier2 Submit give. */
export const isRecordId = (text: string): boolean => /^(?:FA|CV|CL|CM|CT|CK|PH|FD|SK)TR\d{4}[0-9A-Z]{11}$/.test(text);
