import { plainText } from "../search/plain-text.ts";

/** A result of the second source, as far as the filters read it. */
export interface SecondSourceResult {
  readonly name?: string | null;
  readonly cas_number?: string | null;
  readonly synonyms?: readonly string[] | string | null;
  readonly description?: string | null;
}

/** At most this many results of the second source are shown. */
export const SECOND_SOURCE_LIMIT = 8;

/** Fragments of tables that a search mistakes for substances. */
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

/** A description longer than this is a page poured into one field. */
const DUMP_LENGTH = 500;

/** A description longer than this must at least speak of a limit. */
const LONG_LENGTH = 200;
const LIMIT_WORDS = /\b(?:IDLH|REL|PEL)\b/;

function synonymsOf({ synonyms }: SecondSourceResult): readonly string[] {
  if (synonyms === null || synonyms === undefined) return [];
  return typeof synonyms === "string" ? synonyms.split(/[;,|]/) : synonyms;
}

/** Whether name or description holds a fragment that names no substance. */
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
 * The results of the second source that a reader sees: those with a name, without generic fragments or data dumps,
 * that match the term in name, CAS number or synonyms; at most eight, in their order.
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
