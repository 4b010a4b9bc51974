import { isPhone } from "@placard/hazmat-core/business";
import type { TierTwoReport } from "@placard/hazmat-core/regulatory";

type ReportPhone = TierTwoReport["contacts"][number]["phones"][number];

/** A phone number of a report that cannot be dialled. */
export interface UnusablePhone {
  /** Position in the report: `contacts 0 1` is the second number of the first contact. */
  readonly key: string;
  /** Name of the contact or facility. */
  readonly owner: string;
  /** As written in the file: `24-hour`, `Work`. */
  readonly type: string;
  readonly number: string;
}

/** Lists the phone numbers of a report that forms would reject. Blank ones are not listed. */
export function unusablePhones({ contacts, facilities }: TierTwoReport): readonly UnusablePhone[] {
  const owners = [
    ...contacts.map(({ firstName, lastName, phones }, at) => ({
      list: `contacts ${at}`,
      owner: `${firstName} ${lastName}`.trim(),
      phones,
    })),
    ...facilities.map(({ name, phones }, at) => ({ list: `facilities ${at}`, owner: name, phones })),
  ];
  return owners.flatMap(({ list, owner, phones }) =>
    phones.flatMap(({ number, type }, at) =>
      number.trim() === "" || isPhone(number) ? [] : [{ key: `${list} ${at}`, owner, type, number }],
    ),
  );
}

/**
 * The report with the corrections that are phone numbers. Other numbers stay as they are in the file.
 *
 * @param corrections - typed texts by the key of the number
 */
export function withCorrectedPhones(report: TierTwoReport, corrections: ReadonlyMap<string, string>): TierTwoReport {
  const corrected = (list: string, phones: readonly ReportPhone[]): readonly ReportPhone[] =>
    phones.map((phone, at) => {
      const typed = corrections.get(`${list} ${at}`)?.trim() ?? "";
      return isPhone(typed) ? { ...phone, number: typed } : phone;
    });
  return {
    ...report,
    contacts: report.contacts.map((one, at) => ({ ...one, phones: corrected(`contacts ${at}`, one.phones) })),
    facilities: report.facilities.map((one, at) => ({ ...one, phones: corrected(`facilities ${at}`, one.phones) })),
  };
}
