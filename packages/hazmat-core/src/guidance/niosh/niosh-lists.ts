import type { NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { tornListNote } from "./truncated-entries.ts";

/**
 * Joins the keywords in their printed order: a word such as "skin" belongs to the phrase before it. A list with an
 * incomplete entry gets a note.
 */
function listed(niosh: NioshEntry, lead: string, words: readonly string[]): readonly Statement[] {
  if (words.length === 0) return [];
  const [first = "", ...rest] = words.map((word) => word.trim());
  const rests = [niosh.source];
  const list = { text: `${lead}: ${[lowerFirst(first), ...rest].join(", ")}.`, rests };
  const note = tornListNote(words);
  return note === null ? [list] : [list, { text: note, rests }];
}

/** Converts the first letter to lower case, except in abbreviations and formulas such as CuO. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+(?!\w)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Exposure routes. */
export function routeStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Exposure routes", niosh.routes);
}

/** The symptoms as listed in the Pocket Guide, including effects in animals, which are marked. */
export function symptomStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Symptoms", niosh.symptoms);
}

/** The target organs of the Pocket Guide. */
export function targetOrganStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Target organs", niosh.targetOrgans);
}

/** Incompatible materials. */
export function incompatibilityStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Keep it away from", niosh.incompatibilities);
}

/** Returns a sentence if the Pocket Guide marks it as a possible occupational carcinogen ("Ca"). */
export function carcinogenStatements(niosh: NioshEntry): readonly Statement[] {
  const isMarked = [niosh.idlh, niosh.rel].some((text) => text !== null && /^Ca\b/.test(text));
  return isMarked ? [{ text: "NIOSH lists it as a potential occupational carcinogen.", rests: [niosh.source] }] : [];
}
