/**
 * One line of the search index: a substance, or an id that no single substance stands for.
 *
 * `un` holds the ids the record answers for, the one to show first. `weight` is 0 to 3: how much is on file, which breaks
 * ties between equal matches.
 */
export type StoredDocument = readonly [
  key: string,
  name: string,
  un: readonly string[],
  hazardClass: string | null,
  formula: string | null,
  weight: number,
  synonyms: readonly string[],
];

/** Whom a UN or NA id is answered with, best first: places in the list of documents. What `plainLeaders` gives is not stored. */
export type StoredLeaders = Readonly<Record<string, readonly number[]>>;

/** Class with subsidiary classes of the ids that a substance answers for besides the one it shows first. */
export type StoredClasses = Readonly<Record<string, string>>;

/** What the ids are called that a substance answers for besides the one it shows first: UN2032, nitric acid, red fuming. */
export type StoredFurtherNames = Readonly<Record<string, string>>;

/** Ids by names, as plain text, that the documents do not have, or that are not of the id which theirs shows first. */
export type StoredIdNames = Readonly<Record<string, string>>;

/**
 * One thing that an everyday name may mean. `place` in the list of documents and `un` are of the record to open; without
 * a place nothing on file is opened, and `status` says whether that is because no rule lists it. `words` are empty where
 * the name means one thing alone, which its record says.
 */
export type StoredMeaning = readonly [
  place: number | null,
  un: string | null,
  words: string,
  status?: "unregulated" | "unlisted",
];

/** A name as people say it, in its spellings. `isSure` 0 is "probably". Of several meanings `question` asks which. */
export type StoredEveryday = readonly [
  names: readonly string[],
  isSure: 0 | 1,
  meanings: readonly StoredMeaning[],
  question?: string,
];

/**
 * Everyday names in few letters. Each meaning once, `place|un|words|status`; the place is left out where it is the first
 * leader of the id. Names as `name|another name;isSure;steps;question`: a step leads to a meaning from the one before it
 * in the line, and the first from the first of the line before.
 */
export interface PackedEveryday {
  readonly meanings: readonly string[];
  readonly names: readonly string[];
}
