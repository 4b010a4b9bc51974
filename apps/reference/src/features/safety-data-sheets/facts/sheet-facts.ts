import type { SafetyDataSheet } from "@placard/api-client";
import { SDS_LANGUAGES } from "@placard/hazmat-core/business";

/** What a person confirms of a sheet: typed, or taken from its text. */
export interface SheetFacts {
  /** ISO 8601 day as typed; a blank: not given. */
  readonly revision_date: string;
  /** ISO 639-1; a blank: not given. */
  readonly language: string;
}

export const NO_FACTS: SheetFacts = { revision_date: "", language: "" };

/** What is on file of a sheet, as it is typed. */
export function factsOf({ revision_date, language }: SafetyDataSheet): SheetFacts {
  return { revision_date: revision_date ?? "", language: language ?? "" };
}

/** As the server takes it; a blank is not on file. */
export function onFile({ revision_date, language }: SheetFacts) {
  return {
    revision_date: revision_date === "" ? null : revision_date,
    language: language === "" ? null : language,
  };
}

/** Whether a typed day is one of the calendar that is not still to come; a blank is fine. */
export function isRevisionDay(text: string, now: Date): boolean {
  if (text === "") return true;
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isReal && day.getTime() <= now.getTime();
}

/** The languages to choose from: those that the text of a sheet is read in, and one that is on file beside them. */
export function languagesWith(language: string): readonly string[] {
  return language === "" || SDS_LANGUAGES.some((one) => one === language)
    ? SDS_LANGUAGES
    : [...SDS_LANGUAGES, language];
}
