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

/** Stored details of an SDS as form values. */
export function factsOf({ revision_date, languages }: SafetyDataSheet): SheetFacts {
  return { revision_date: revision_date ?? "", languages };
}

/** The request values; a blank is stored as unknown. */
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

/** Languages with their own check box: those that can be read from text, and any other chosen ones. */
export function languagesWith(chosen: readonly string[]): readonly string[] {
  return [...new Set<string>([...SDS_LANGUAGES, ...chosen])];
}

/** The languages that can be chosen besides. */
export function furtherLanguages(shown: readonly string[]): readonly string[] {
  return OTHER_LANGUAGES.filter((language) => !shown.includes(language));
}
