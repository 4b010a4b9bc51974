import type { SafetyDataSheet } from "@placard/api-client";
import { shareLanguage } from "@placard/hazmat-core/business";

/** An SDS on file whose languages the user now specifies. */
export interface NamedLanguages {
  readonly sheet: SafetyDataSheet;
  /** ISO 639-1, at least one. */
  readonly languages: readonly string[];
}

/** SDSs on file for the chemical of a new SDS. */
export interface ExistingSheets {
  /** The SDS without a language, which may be in the same language as the new one. */
  readonly unnamed: SafetyDataSheet | undefined;
  /** SDSs in a language of the new one, which replaces them. */
  readonly replaced: readonly SafetyDataSheet[];
  /** SDSs that are not affected. */
  readonly saved: readonly SafetyDataSheet[];
}

/**
 * Sorts the SDSs of a chemical by the effect of a new one.
 *
 * @param here - current SDSs of the chemical
 * @param languages - languages of the new SDS; empty if not known yet, so nothing is shown
 * @param named - languages that the user now specifies for the SDS without one; empty if none
 */
export function existingSheets(
  here: readonly SafetyDataSheet[],
  languages: readonly string[],
  named: readonly string[],
): ExistingSheets {
  const unnamed = here.find(({ languages: own }) => own.length === 0);
  const isReplaced = (sheet: SafetyDataSheet): boolean =>
    shareLanguage(sheet === unnamed ? named : sheet.counts_in, languages);
  return { unnamed, replaced: here.filter(isReplaced), saved: here.filter((sheet) => !isReplaced(sheet)) };
}
