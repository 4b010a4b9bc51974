import type { SafetyDataSheet } from "@placard/api-client";
import { shareLanguage } from "@placard/hazmat-core/business";

/** A sheet on file whose languages a person names now. */
export interface NamedLanguages {
  readonly sheet: SafetyDataSheet;
  /** ISO 639-1, at least one. */
  readonly languages: readonly string[];
}

/** SDSs on file for the chemical of a new SDS. */
export interface ExistingSheets {
  /** The one without a language; it may be in the same language as the new one. */
  readonly unnamed: SafetyDataSheet | undefined;
  /** Those in a language of the new one: it takes their place. */
  readonly replaced: readonly SafetyDataSheet[];
  /** Those that stay as they are. */
  readonly kept: readonly SafetyDataSheet[];
}

/**
 * Sorts the sheets of a chemical by what a new one does to them.
 *
 * @param here - those of the chemical that count
 * @param languages - of the new sheet; empty: not known yet, so nothing is said
 * @param named - the languages that a person now names for the one without; empty: none
 */
export function sheetsBeside(
  here: readonly SafetyDataSheet[],
  languages: readonly string[],
  named: readonly string[],
): ExistingSheets {
  const unnamed = here.find(({ languages: own }) => own.length === 0);
  const isReplaced = (sheet: SafetyDataSheet): boolean =>
    shareLanguage(sheet === unnamed ? named : sheet.counts_in, languages);
  return { unnamed, replaced: here.filter(isReplaced), kept: here.filter((sheet) => !isReplaced(sheet)) };
}
