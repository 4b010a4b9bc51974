import type { StoredEveryday, StoredMeaning } from "../../packages/hazmat-core/src/data/stored-document.ts";
import { plainText } from "../../packages/hazmat-core/src/reference/search/plain-text.ts";
import type { InputEveryday, InputMeaning } from "./input-types.ts";
import type { SearchDocuments } from "./search-documents.ts";

/** How a meaning says that no transport rule lists it, in the languages of the names. */
const UNREGULATED = /not (?:be )?regulated|non réglementé|no regulado/i;

/** What the meaning says, with its note: `sodium hypochlorite solution (never with acid or ammonia)`. */
const wordsOf = ({ name, note }: InputMeaning): string => (note === undefined ? name : `${name} (${note})`);

/** Whom a meaning opens: the substance where it is on file, else whoever answers for the id. */
function placeOf({ cas, un }: InputMeaning, places: ReadonlyMap<string, number>, of: SearchDocuments): number | null {
  const substance = cas === undefined ? undefined : places.get(`cas:${cas}`);
  if (substance !== undefined) return substance;
  if (un === undefined) return null;
  return (cas === undefined ? of.leaders[un]?.[0] : places.get(`un:${un}`)) ?? of.leaders[un]?.[0] ?? null;
}

function stored(meaning: InputMeaning, places: ReadonlyMap<string, number>, of: SearchDocuments): StoredMeaning {
  const words = wordsOf(meaning);
  const place = placeOf(meaning, places, of);
  if (meaning.un !== undefined) return [place, meaning.un, words];
  if (UNREGULATED.test(words)) return [place, null, words, "unregulated"];
  return place === null ? [null, null, words, "unlisted"] : [place, null, words];
}

/** Why a name cannot be built, each with the name it is about. */
function faultsOf(names: readonly InputEveryday[], of: SearchDocuments): readonly string[] {
  const seen = new Set<string>();
  return names.flatMap(({ say, means }) => {
    const plain = plainText(say);
    const twice = seen.has(plain) ? [`${say} stands twice`] : [];
    seen.add(plain);
    const unknown = means.filter(({ un }) => un !== undefined && of.leaders[un] === undefined);
    return [...twice, ...unknown.map(({ un = "" }) => `${say} means ${un}, which is not on file`)];
  });
}

/**
 * Everyday names with the records they mean.
 *
 * @throws Error when a name stands twice or means an id that is not on file
 */
export function buildEveryday(names: readonly InputEveryday[], of: SearchDocuments): StoredEveryday[] {
  const faults = faultsOf(names, of);
  if (faults.length > 0) throw new Error(`Mend tools/dataset/input: ${faults.join("; ")}.`);
  const places = new Map(of.documents.map(([key], place) => [key, place]));
  return names.map(({ say, means, ask, confidence }) => {
    const meanings = means.map((meaning) => stored(meaning, places, of));
    const isSure = confidence === "high" ? 1 : 0;
    return ask === undefined ? [say, isSure, meanings] : [say, isSure, meanings, ask];
  });
}
