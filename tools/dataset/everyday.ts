import type {
  PackedEveryday,
  StoredEveryday,
  StoredMeaning,
} from "../../packages/hazmat-core/src/data/stored-document.ts";
import { NAMED, nameInWords } from "../../packages/hazmat-core/src/reference/search/everyday-names.ts";
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
  const said = names.flatMap((entry): StoredEveryday[] => {
    const meanings = entry.means.map((meaning) => stored(meaning, places, of));
    const [[place, un] = [null, null], another] = meanings;
    const [, , [usual] = []] = of.documents[place ?? -1] ?? [];
    // skips a name that the record already has and that has no other meaning
    const isKnown = (name: string): boolean =>
      place !== null && another === undefined && un === usual && owners.get(plainText(name)) === place;
    const further = spellings(entry).filter((name) => !isKnown(name));
    const common = [further, entry.confidence === "high" ? 1 : 0, meanings] as const;
    if (further.length === 0) return [];
    return [entry.ask === undefined ? common : ([...common, entry.ask] as const)];
  });
  const isTaken = (name: string): boolean => owners.has(plainText(name)) || of.idNames[plainText(name)] !== undefined;
  return [...said, ...namesOfMeanings(names, places, of).filter(([[name = ""]]) => !isTaken(name))];
}

/**
 * The French and Spanish names of meanings, which a choice or a card shows, as everyday names: a crew types the name
 * that it reads. Names that are everyday names already keep their meanings.
 */
function namesOfMeanings(
  names: readonly InputEveryday[],
  places: ReadonlyMap<string, number>,
  of: SearchDocuments,
): readonly StoredEveryday[] {
  const joined = (name: string): string => plainText(name).replaceAll(" ", "");
  const taken = new Set(names.flatMap(spellings).map(joined));
  const found = new Map<string, StoredMeaning[]>();
  for (const meaning of names.filter(({ lang }) => lang !== "en").flatMap(({ means }) => means)) {
    const [place, un, words, status] = stored(meaning, places, of);
    const name = nameInWords(words);
    if (place === null || name === "" || taken.has(joined(name))) continue;
    // opens a record that has no UN number; a solution too weak to have the number of its substance is only described
    const isShipped = of.documents[place]?.[2].length !== 0;
    const means: StoredMeaning =
      status === undefined ? [place, un, words] : isShipped ? [place, un, words, status] : [place, un, name];
    const before = found.get(name) ?? [];
    if (!before.some((other) => other[0] === place && other[1] === un)) found.set(name, [...before, means]);
  }
  return [...found].map(([name, means]) => [[name], 1, means]);
}

/** True for an entry that is only the name of its meaning: the line of the meaning is marked instead of another line. */
const isNameOfMeaning = ([said, isSure, [meaning, another], question]: StoredEveryday): boolean =>
  said.length === 1 &&
  isSure === 1 &&
  question === undefined &&
  another === undefined &&
  nameInWords(meaning?.[2] ?? "") === said[0];

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
  const named = new Set(entries.filter(isNameOfMeaning).flatMap(([, , meanings]) => meanings.map(lineOf)));
  const sorted = entries
    .filter((entry) => !isNameOfMeaning(entry))
    .map((entry) => ({ entry, of: entry[2].map((meaning) => places.get(lineOf(meaning)) ?? 0) }))
    .toSorted((a, b) => inOrder(a.of, b.of));
  const names = sorted.map(({ entry: [said, isSure, , question], of }, nth) => {
    const from = [sorted[nth - 1]?.of[0] ?? 0, ...of];
    const steps = of.map((place, at) => place - (from[at] ?? 0));
    const fields = [said.map((name) => whole(name, /[|;]/)).join("|"), String(isSure), steps.join(",")];
    return [...fields, ...(question === undefined ? [] : [whole(question, /;/)])].join(";");
  });
  const marked = lines.map((line) => (named.has(line) ? line.replace(/(?<=^[^|]*\|[^|]*\|)/, NAMED) : line));
  return { meanings: marked, names };
}
