import { isCasNumber, casNumber } from "../../identity/cas-number.ts";
import { parseUnNumber, unDigits } from "../../identity/un-number.ts";
import type { SdsFinding, SdsFindings } from "./sds-reading.ts";

/** Values of a chemical's record that are compared with a data sheet. */
export interface SdsRecord {
  readonly cas_number: string | null;
  readonly un_number: string | null;
  /** Class or division, such as `8` or `2.3`. */
  readonly hazard_class: string | null;
}

/** Fields of the comparison. */
export const SDS_COMPARED = ["un_number", "cas_number", "hazard_class"] as const;

/** An entry of `SDS_COMPARED`. */
export type SdsCompared = (typeof SDS_COMPARED)[number];

/**
 * Comparison of one field of a data sheet with the record. `differs`: both have a value and they differ.
 * `record_blank`: only the SDS has a value. `divided`: the SDS has several values; the value of the record may be one of them.
 * `agrees` otherwise.
 */
export interface SdsComparison {
  readonly field: SdsCompared;
  readonly verdict: "agrees" | "differs" | "record_blank" | "divided";
  /** Values as printed, each with its line. */
  readonly sheet: readonly SdsFinding<string>[];
  readonly record: string | null;
}

/**
 * Compares a data sheet with the record of its chemical. Fields that the SDS does not state are omitted: a missing
 * value is not an agreement. The SDS of a mixture has several CAS numbers; it agrees if the record's is one of them.
 *
 * @example
 * const reading = readSds([["1789"]]);
 * reading.kind === "text" ? compareSds(reading, { un_number: "1830", cas_number: null, hazard_class: null }) : []; // []
 */
export function compareSds(findings: SdsFindings, record: SdsRecord): readonly SdsComparison[] {
  const classes = findings.hazardClass.map(({ value, ...evidence }) => ({ ...evidence, value: value.division }));
  return [
    ...compared("un_number", findings.unNumber, filled(record.un_number), sameUnNumber, false),
    ...compared("cas_number", findings.casNumbers, filled(record.cas_number), sameCasNumber, true),
    ...compared("hazard_class", classes, filled(record.hazard_class), sameClass, false),
  ];
}

function compared(
  field: SdsCompared,
  sheet: readonly SdsFinding<string>[],
  record: string | null,
  isSame: (sheet: string, record: string) => boolean,
  mayBeMany: boolean,
): readonly SdsComparison[] {
  if (sheet.length === 0) return [];
  if (record === null) return [{ field, verdict: "record_blank", sheet, record }];
  const agrees = sheet.some(({ value }) => isSame(value, record));
  const verdict = agrees ? (sheet.length > 1 && !mayBeMany ? "divided" : "agrees") : "differs";
  return [{ field, verdict, sheet, record }];
}

const filled = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text.trim());

/** A record stores only the digits; a prefix is compared only if both have one. */
function sameUnNumber(sheet: string, record: string): boolean {
  const [one, other] = [parseUnNumber(sheet), parseUnNumber(record)];
  if (!one.ok || !other.ok) return false;
  return /^na/i.test(record) ? one.value === other.value : unDigits(one.value) === unDigits(other.value);
}

function sameCasNumber(sheet: string, record: string): boolean {
  return isCasNumber(record) && casNumber(record) === sheet;
}

/** A class agrees with its own divisions: SDS for road transport in Europe print 2 for 2.3. */
function sameClass(sheet: string, record: string): boolean {
  const division = /^(?:class\s*)?(\d(?:\.\d)?)/i.exec(record)?.[1];
  if (division === undefined) return false;
  return sheet === division || (!sheet.includes(".") && division.startsWith(`${sheet}.`));
}
