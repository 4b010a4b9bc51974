/**
 * One row of the search index: a substance, or a UN number that no single substance represents.
 *
 * `un` lists the UN numbers of the record, the displayed one first. `weight` is 0 to 3: the amount of data on file,
 * which breaks ties between equal matches.
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

/**
 * Documents for a UN or NA number, best first, as indices in the list of documents. Orders that `plainLeaders` derives
 * are not stored.
 */
export type StoredLeaders = Readonly<Record<string, readonly number[]>>;

/** Class with subsidiary classes for the further UN numbers of a substance. */
export type StoredClasses = Readonly<Record<string, string>>;

/** Names for the further UN numbers of a substance: UN2032, nitric acid, red fuming. */
export type StoredFurtherNames = Readonly<Record<string, string>>;

/**
 * UN numbers by name, as plain text, for names that the documents lack or that belong to another number than the
 * displayed one.
 */
export type StoredIdNames = Readonly<Record<string, string>>;

/**
 * One possible meaning of an everyday name. `place` is an index in the list of documents; it and `un` identify the
 * record to open. Without an index no record opens, and `status` says whether a rule lists the number. `words` is empty
 * if the name has only one meaning.
 */
export type StoredMeaning = readonly [
  place: number | null,
  un: string | null,
  words: string,
  status?: "unregulated" | "unlisted",
];

/**
 * An everyday name with its spellings. `isSure` 0 means "probably". `question` asks which of several meanings applies.
 */
export type StoredEveryday = readonly [
  names: readonly string[],
  isSure: 0 | 1,
  meanings: readonly StoredMeaning[],
  question?: string,
];

/**
 * Everyday names in compact form. Each meaning once, `place|un|words|status`; the index is omitted if it is the first
 * leader of the number. A `*` before the words makes the name in them, without its note, an everyday name too. Names are
 * `name|another name;isSure;steps;question`: a step is the difference from the previous meaning in the line, and the
 * first step from the first meaning of the line before.
 */
export interface PackedEveryday {
  readonly meanings: readonly string[];
  readonly names: readonly string[];
}
