import { plainText } from "../search/plain-text.ts";

/** Fields of a second source's result that the filters use. */
export interface SecondSourceResult {
  readonly name?: string | null;
  readonly cas_number?: string | null;
  readonly synonyms?: readonly string[] | string | null;
  readonly description?: string | null;
}

/** Maximum number of results of the second source. */
export const SECOND_SOURCE_LIMIT = 8;

/** Table fragments that a search returns as substances. */
const GENERIC_FRAGMENTS: readonly string[] = [
  "compounds",
  "mixture",
  "formula",
  "cas#",
  "cas no",
  "total dust",
  "respirable fraction",
  "rtecs",
];

/** A longer description is a whole page in one field. */
const DUMP_LENGTH = 500;

/** A longer description must at least mention a limit. */
const LONG_LENGTH = 200;
const LIMIT_WORDS = /\b(?:IDLH|REL|PEL)\b/;

function synonymsOf({ synonyms }: SecondSourceResult): readonly string[] {
  if (synonyms === null || synonyms === undefined) return [];
  return typeof synonyms === "string" ? synonyms.split(/[;,|]/) : synonyms;
}

/** True if name or description contains a fragment that names no substance. */
function isGeneric({ name, description }: SecondSourceResult): boolean {
  const text = `${name ?? ""} ${description ?? ""}`.toLowerCase();
  return GENERIC_FRAGMENTS.some((fragment) => text.includes(fragment));
}

function isDump({ description }: SecondSourceResult): boolean {
  const text = description ?? "";
  return text.length > DUMP_LENGTH || (text.length > LONG_LENGTH && !LIMIT_WORDS.test(text));
}

function matches(result: SecondSourceResult, term: string): boolean {
  const wanted = plainText(term);
  if (wanted === "") return false;
  return [result.name, result.cas_number, ...synonymsOf(result)].some((text) => plainText(text ?? "").includes(wanted));
}

/**
 * Filters the results of the second source: those with a name, without generic fragments or data dumps, that match the
 * term in name, CAS number or synonyms; at most eight, in their order.
 *
 * @example
 * filterSecondSource([{ name: "Chlorine" }, { name: "Zinc compounds" }], "chlorine").length; // 1
 */
export function filterSecondSource<T extends SecondSourceResult>(results: readonly T[], term: string): readonly T[] {
  return results
    .filter(
      (result) => (result.name ?? "").trim() !== "" && !isGeneric(result) && !isDump(result) && matches(result, term),
    )
    .slice(0, SECOND_SOURCE_LIMIT);
}
