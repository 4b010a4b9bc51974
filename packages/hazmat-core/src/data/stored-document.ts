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

/** Whom a UN or NA id is answered with, best first: places in the list of documents. */
export type StoredLeaders = Readonly<Record<string, readonly number[]>>;

/** Class with subsidiary classes of the ids that a substance answers for besides the one it shows first. */
export type StoredClasses = Readonly<Record<string, string>>;

/** Ids by names, as plain text, that the documents do not have, or that are not of the id which theirs shows first. */
export type StoredIdNames = Readonly<Record<string, string>>;
