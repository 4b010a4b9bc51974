import type {
  PackedEveryday,
  StoredEveryday,
  StoredMeaning,
} from "../../packages/hazmat-core/src/data/stored-document.ts";
import { plainText } from "../../packages/hazmat-core/src/reference/search/plain-text.ts";
import type { Input, InputEveryday, InputMeaning } from "./input-types.ts";
import type { SearchDocuments } from "./search-documents.ts";

/** Phrases of a meaning for “not listed in the transport regulations”, in the languages of the names. */
const UNREGULATED = /not (?:be )?regulated|non réglementé|no regulado/i;

/** A note for developers who use the set. */
const ELSEWHERE = /; distances in agents\.json$/;

/** Text of the meaning with its note: `sodium hypochlorite solution (never with acid or ammonia)`. */
function wordsOf({ name = "", note }: InputMeaning): string {
  const said = note?.replace(ELSEWHERE, "");
  return said === undefined ? name : `${name} (${said})`;
}

const spellings = ({ say }: InputEveryday): readonly string[] => (typeof say === "string" ? [say] : say);

/** Position of the record that a meaning opens: the substance if on file, else the record for the number. */
function placeOf({ cas, un }: InputMeaning, places: ReadonlyMap<string, number>, of: SearchDocuments): number | null {
  const substance = cas === undefined ? undefined : places.get(`cas:${cas}`);
  if (substance !== undefined) return substance;
  if (un === undefined) return null;
  return (cas === undefined ? undefined : places.get(`un:${un}`)) ?? of.leaders[un]?.[0] ?? null;
}

function stored(meaning: InputMeaning, places: ReadonlyMap<string, number>, of: SearchDocuments): StoredMeaning {
  const words = wordsOf(meaning);
  const place = placeOf(meaning, places, of);
  if (meaning.un !== undefined) return [place, meaning.un, words];
  if (UNREGULATED.test(words)) return [place, null, words, "unregulated"];
  return place === null ? [null, null, words, "unlisted"] : [place, null, words];
}

/** Ids that are on file but not linked to the substance that the meaning names. */
function untied(name: string, means: readonly InputMeaning[], of: SearchDocuments): readonly string[] {
  const documents = new Map(of.documents.map((document) => [document[0], document]));
  return means.flatMap(({ cas, un }) => {
    const document = documents.get(`cas:${cas ?? ""}`);
    const isTied = un === undefined || document === undefined || document[2].includes(un);
    return isTied ? [] : [`${name} means ${cas} under ${un}, and nothing ties them`];
  });
}

/** Reasons why names cannot be built, each with its name. */
function faultsOf(names: readonly InputEveryday[], of: SearchDocuments): readonly string[] {
  const seen = new Set<string>();
  return names.flatMap((entry) => {
    const [name = ""] = spellings(entry);
    const twice = spellings(entry).filter((spelling) => {
      const plain = plainText(spelling);
      const isTwice = plain === "" || seen.has(plain);
      seen.add(plain);
      return isTwice;
    });
    const unsaid = entry.means.filter(
      ({ name: words, un }) =>
        words === undefined && (un === undefined || entry.means.length > 1 || entry.confidence !== "high"),
    );
    const unknown = entry.means.flatMap(({ un }) => (un === undefined || of.leaders[un] !== undefined ? [] : [un]));
    return [
      ...twice.map((spelling) => `${spelling} stands twice or is no name`),
      ...unsaid.map(() => `${name} does not say what it means`),
      ...unknown.map((un) => `${name} means ${un}, which is not on file`),
      ...untied(name, entry.means, of),
    ];
  });
}

/** Our own names, then the vendored names that ours do not replace. */
function allNames({ everyday, ownEveryday }: Input): readonly InputEveryday[] {
  const replaced = new Set(
    ownEveryday.filter(({ replaces }) => replaces !== undefined).flatMap((entry) => spellings(entry).map(plainText)),
  );
  return [
    ...ownEveryday,
    ...everyday.filter((entry) => !spellings(entry).some((name) => replaced.has(plainText(name)))),
  ];
}

/** Plain names and synonyms with the position of the only document that has them; `null` if several have them. */
function ownersOf({ documents }: SearchDocuments): ReadonlyMap<string, number | null> {
  const owners = new Map<string, number | null>();
  documents.forEach(([, name, , , , , synonyms], place) => {
    for (const plain of new Set([name, ...synonyms].map(plainText))) {
      owners.set(plain, owners.has(plain) ? null : place);
    }
  });
  return owners;
}

/**
 * Everyday names with the records they mean.
 *
 * @throws Error if a name occurs twice, or means an id that is not on file or not linked to the substance named with it
 */
export function buildEveryday(input: Input, of: SearchDocuments): StoredEveryday[] {
  const names = allNames(input);
  const faults = faultsOf(names, of);
  if (faults.length > 0) throw new Error(`Mend the everyday names in tools/dataset/input: ${faults.join("; ")}.`);
  const places = new Map(of.documents.map(([key], place) => [key, place]));
  const owners = ownersOf(of);
  return names.flatMap((entry) => {
    const meanings = entry.means.map((meaning) => stored(meaning, places, of));
    const [[place, un] = [null, null], another] = meanings;
    const [, , [usual] = []] = of.documents[place ?? -1] ?? [];
    // skips a name that the record already has and that has no other meaning
    const isKnown = (name: string): boolean =>
      place !== null && another === undefined && un === usual && owners.get(plainText(name)) === place;
    const said = spellings(entry).filter((name) => !isKnown(name));
    const common = [said, entry.confidence === "high" ? 1 : 0, meanings] as const;
    if (said.length === 0) return [];
    return [entry.ask === undefined ? common : ([...common, entry.ask] as const)];
  });
}

/** Returns the text unchanged. Throws if it contains a character that separates the fields of a packed line. */
const whole = (text: string, parts: RegExp): string => {
  if (parts.test(text)) throw new Error(`Mend the everyday name "${text}": it has a sign that parts fields.`);
  return text;
};

/** Compares two lists of positions by the first position that differs. */
function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, nth) => place !== b[nth]);
  return at === -1 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
}

/**
 * The everyday names as the module stores them: each meaning once, meanings of one id together, and names in the order
 * of their meanings. Positions are stored as differences from the previous position, which are mostly short.
 */
export function packedEveryday(entries: readonly StoredEveryday[], { leaders }: SearchDocuments): PackedEveryday {
  const lineOf = ([place, un, words, status]: StoredMeaning): string => {
    const isLeader = un !== null && leaders[un]?.[0] === place;
    const fields = [isLeader ? "" : String(place ?? ""), un ?? "", whole(words, /\|/)];
    return [...fields, ...(status === undefined ? [] : [status])].join("|");
  };
  const lines = [...new Set(entries.flatMap(([, , meanings]) => meanings.map(lineOf)))].toSorted();
  const places = new Map(lines.map((line, at) => [line, at]));
  const sorted = entries
    .map((entry) => ({ entry, of: entry[2].map((meaning) => places.get(lineOf(meaning)) ?? 0) }))
    .toSorted((a, b) => inOrder(a.of, b.of));
  const names = sorted.map(({ entry: [said, isSure, , question], of }, nth) => {
    const from = [sorted[nth - 1]?.of[0] ?? 0, ...of];
    const steps = of.map((place, at) => place - (from[at] ?? 0));
    const fields = [said.map((name) => whole(name, /[|;]/)).join("|"), String(isSure), steps.join(",")];
    return [...fields, ...(question === undefined ? [] : [whole(question, /;/)])].join(";");
  });
  return { meanings: lines, names };
}
