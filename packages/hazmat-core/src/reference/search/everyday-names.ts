import type { PackedEveryday, StoredEveryday, StoredLeaders, StoredMeaning } from "../../data/stored-document.ts";
import { plainText } from "./plain-text.ts";

/** One spelling of an everyday name, with its meaning. */
export interface EverydayName {
  readonly name: string;
  readonly entry: StoredEveryday;
}

/** Everyday names by their normalized text. */
export interface EverydayNames {
  /** The name that the text is, ignoring blanks: `r 22` and `r22`. */
  find(plain: string): EverydayName | undefined;
  readonly all: readonly EverydayName[];
  /** The normalized text of each, in order. */
  readonly plainNames: readonly string[];
}

/** Mark before the words of a meaning whose name is itself an everyday name. */
export const NAMED = "*";

/** The name in the words of a meaning, without its note: `fosfuro de zinc (fosfina con agua)`. */
export function nameInWords(words: string): string {
  return words.replace(/ \(.*\)$/, "");
}

function unpackMeaning(line: string, leaders: StoredLeaders): StoredMeaning {
  const [place = "", un = "", marked = "", status] = line.split("|");
  const words = marked.startsWith(NAMED) ? marked.slice(NAMED.length) : marked;
  const means = [place === "" ? (leaders[un]?.[0] ?? null) : Number(place), un === "" ? null : un, words] as const;
  return status === "unregulated" || status === "unlisted" ? [...means, status] : means;
}

/** The unpacked everyday names, one entry for all spellings of a name. */
export function unpackEveryday({ meanings, names }: PackedEveryday, leaders: StoredLeaders): readonly StoredEveryday[] {
  const all = meanings.map((line) => unpackMeaning(line, leaders));
  const named = all
    .filter((_, nth) => meanings[nth]?.includes(`|${NAMED}`))
    .map((meaning): StoredEveryday => [[nameInWords(meaning[2])], 1, [meaning]]);
  let first = 0;
  const stored = names.map((line): StoredEveryday => {
    const [spellings = "", isSure, steps = "", question] = line.split(";");
    let at = first;
    const means = steps.split(",").flatMap((step, nth) => {
      at += Number(step);
      if (nth === 0) first = at;
      return all.slice(at, at + 1);
    });
    const entry = [spellings.split("|"), isSure === "1" ? 1 : 0, means] as const;
    return question === undefined ? entry : [...entry, question];
  });
  return [...stored, ...named];
}

export function createEverydayNames(packed: PackedEveryday, leaders: StoredLeaders): EverydayNames {
  const all = unpackEveryday(packed, leaders).flatMap((entry) => entry[0].map((name) => ({ name, entry })));
  const plainNames = all.map(({ name }) => plainText(name));
  const byText = new Map(plainNames.map((plain, nth) => [plain, all[nth]]));
  const joined = new Map(plainNames.map((plain, nth) => [plain.replaceAll(" ", ""), all[nth]]));
  return { find: (plain) => byText.get(plain) ?? joined.get(plain.replaceAll(" ", "")), all, plainNames };
}
