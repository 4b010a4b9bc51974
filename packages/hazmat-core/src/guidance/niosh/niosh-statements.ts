import type { NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { type CodeWords, FIRST_AID_WORDS, PPE_WORDS } from "./code-words.ts";
import { qualifiedCodes } from "./qualified-code.ts";

const NOTHING = "No recommendation";

/** Codes that are printed with a slash but are one code. */
const CODES_WITH_SLASH = new Set(["Blot/brush away"]);

function wordsOf(words: CodeWords | undefined, printed: string): readonly string[] {
  if (words === undefined || printed === NOTHING) return [];
  const parts = CODES_WITH_SLASH.has(printed) ? [{ code: printed, qualifier: null }] : qualifiedCodes(printed);
  return parts.flatMap(({ code, qualifier }) => {
    const text = words[code];
    if (text === undefined || text === null) return [];
    return [qualifier === null ? text : `${text.slice(0, -1)} (${qualifier}).`];
  });
}

function statementsFrom(niosh: NioshEntry, texts: readonly string[]): readonly Statement[] {
  return [...new Set(texts)].map((text) => ({ text, rests: [niosh.source] }));
}

/** Sentences for the protection codes of the Pocket Guide. Empty for "No recommendation". */
export function ppeStatements(niosh: NioshEntry): readonly Statement[] {
  return statementsFrom(
    niosh,
    niosh.ppe.flatMap(({ item, code }) => wordsOf(PPE_WORDS[item], code)),
  );
}

/** First aid by route, from the codes of the Pocket Guide. */
export function nioshFirstAidStatements(niosh: NioshEntry): readonly Statement[] {
  return statementsFrom(
    niosh,
    niosh.firstAid.flatMap(({ route, code }) => wordsOf(FIRST_AID_WORDS[route], code)),
  );
}
