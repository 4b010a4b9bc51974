import type { SafetyDataSheet } from "@placard/api-client";
import { isCalendarDay, SDS_LANGUAGES } from "@placard/hazmat-core/business";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";

/** What a person confirms of a sheet: typed, or taken from its text. A type, not an interface: a form has no field beside these. */
export type SheetFacts = {
  /** ISO 8601 day as typed; a blank: not given. */
  readonly revision_date: string;
  /** ISO 639-1; empty: not given. */
  readonly languages: readonly string[];
};

export const NO_FACTS: SheetFacts = { revision_date: "", languages: [] };

/** What is on file of a sheet, as it is typed. */
export function factsOf({ revision_date, languages }: SafetyDataSheet): SheetFacts {
  return { revision_date: revision_date ?? "", languages };
}

/** As the server takes it; a blank is not on file. */
export function onFile({ revision_date, languages }: SheetFacts) {
  return { revision_date: revision_date === "" ? null : revision_date, languages: [...languages] };
}

/** True if a typed day is one of the calendar that is not still to come; a blank is fine. */
export function isRevisionDay(text: string, now: Date): boolean {
  if (text === "") return true;
  return isCalendarDay(text) && text <= dayOfReader(now);
}

/** Languages that suppliers print sheets in, beside those that the text of a sheet is read in. */
const OTHER_LANGUAGES = ["ar", "hi", "ja", "ko", "nl", "pa", "pl", "ru", "tl", "uk", "vi", "zh"];

/** The languages with a box of their own: those that a sheet's text is read in, and whatever is chosen beside them. */
export function languagesWith(chosen: readonly string[]): readonly string[] {
  return [...new Set<string>([...SDS_LANGUAGES, ...chosen])];
}

/** The languages that can be chosen besides. */
export function furtherLanguages(shown: readonly string[]): readonly string[] {
  return OTHER_LANGUAGES.filter((language) => !shown.includes(language));
}
