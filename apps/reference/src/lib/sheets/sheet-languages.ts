import type { SafetyDataSheet } from "@placard/api-client";

interface LanguageTexts {
  readonly languageName: (code: string) => string;
  readonly and: (names: readonly string[]) => string;
  readonly languageUnknown: string;
  readonly countsOnlyIn: (all: string, left: string) => string;
}

/**
 * The languages of an SDS as text. If another SDS replaced some of them, also lists those for which it is still
 * current.
 */
export function languagesText(
  { languages, counts_in, replaced_at }: Pick<SafetyDataSheet, "languages" | "counts_in" | "replaced_at">,
  texts: LanguageTexts,
): string {
  if (languages.length === 0) return texts.languageUnknown;
  const all = texts.and(languages.map(texts.languageName));
  const isWhole = replaced_at !== null || counts_in.length === languages.length;
  return isWhole ? all : texts.countsOnlyIn(all, texts.and(counts_in.map(texts.languageName)));
}
