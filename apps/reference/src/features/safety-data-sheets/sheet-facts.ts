import type { SdsLanguage } from "@placard/hazmat-core/business";

/** What a person confirms of a sheet: typed, or taken from its text. */
export interface SheetFacts {
  /** ISO 8601 day as typed; a blank: not given. */
  readonly revision_date: string;
  /** A blank: not given. */
  readonly language: SdsLanguage | "";
}

export const NO_FACTS: SheetFacts = { revision_date: "", language: "" };

/** Whether a typed day is one of the calendar that is not still to come; a blank is fine. */
export function isRevisionDay(text: string, now: Date): boolean {
  if (text === "") return true;
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isReal && day.getTime() <= now.getTime();
}
