import type { NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { tornListNote } from "./torn-words.ts";

/**
 * The key words in their printed order: a bare word such as "skin" belongs to the phrase before it. A list in which a word
 * has lost what it belongs to says so.
 */
function listed(niosh: NioshEntry, lead: string, words: readonly string[]): readonly Statement[] {
  if (words.length === 0) return [];
  const [first = "", ...rest] = words.map((word) => word.trim());
  const rests = [niosh.source];
  const list = { text: `${lead}: ${[lowerFirst(first), ...rest].join(", ")}.`, rests };
  const note = tornListNote(words);
  return note === null ? [list] : [list, { text: note, rests }];
}

/** Lower-cases a capitalised word, not an abbreviation and not a formula such as CuO. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+(?!\w)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** How it gets into the body. */
export function routeStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Exposure routes", niosh.routes);
}

/** The symptoms of the Pocket Guide as it lists them, effects in animals among them and named so. */
export function symptomStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Symptoms", niosh.symptoms);
}

/** The organs that the Pocket Guide names. */
export function targetOrganStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Target organs", niosh.targetOrgans);
}

/** What it must be kept from. */
export function incompatibilityStatements(niosh: NioshEntry): readonly Statement[] {
  return listed(niosh, "Keep it away from", niosh.incompatibilities);
}

/** True if the Pocket Guide marks it as a possible occupational carcinogen ("Ca"). */
export function carcinogenStatements(niosh: NioshEntry): readonly Statement[] {
  const isMarked = [niosh.idlh, niosh.rel].some((text) => text !== null && /^Ca\b/.test(text));
  return isMarked ? [{ text: "NIOSH lists it as a potential occupational carcinogen.", rests: [niosh.source] }] : [];
}
