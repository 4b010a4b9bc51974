import type { SafetyDataSheet } from "@placard/api-client";
import { isCalendarDay, SDS_LANGUAGES } from "@placard/hazmat-core/business";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";

/**
 * Details of an SDS that the user typed or accepted from its text. A type, not an interface: form values allow no
 * additional fields.
 */
export type SheetFacts = {
  /** ISO 8601 date as typed; blank if not given. */
  readonly revision_date: string;
  /** ISO 639-1; empty if not given. */
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

/** True if the typed date is blank, or valid and not in the future. */
export function isRevisionDay(text: string, now: Date): boolean {
  if (text === "") return true;
  return isCalendarDay(text) && text <= dayOfReader(now);
}

/** Further languages of SDSs, besides those in which text can be read. */
const OTHER_LANGUAGES = ["ar", "hi", "ja", "ko", "nl", "pa", "pl", "ru", "tl", "uk", "vi", "zh"];

/** Languages with their own check box: those that can be read from text, and any other chosen ones. */
export function languagesWith(chosen: readonly string[]): readonly string[] {
  return [...new Set<string>([...SDS_LANGUAGES, ...chosen])];
}

/** Further languages that can be chosen. */
export function furtherLanguages(shown: readonly string[]): readonly string[] {
  return OTHER_LANGUAGES.filter((language) => !shown.includes(language));
}
