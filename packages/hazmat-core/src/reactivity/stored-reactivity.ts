/** Substances that a named pair tells apart from others of their groups. */
export type SubstanceKind = "hypochlorite" | "ammonia" | "carbon-dioxide";

/** What the generated module holds. */
export interface StoredReactivity {
  /** The third part is 1 for a special group. */
  readonly groups: readonly (readonly [id: number, name: string, isSpecial?: 1])[];
  /** What may happen: `N|R1,T|HCl,NOx`: verdict letter, hazard codes, gases. */
  readonly outcomes: readonly string[];
  /** Outcome of each pair of groups that are not special: the upper triangle, row by row, diagonal included. */
  readonly matrix: readonly number[];
  /** Rules that read the structure. */
  readonly rules: readonly string[];
  /** By CAS number: group id and rule in turn. A substance whose structure is on file and shows nothing has an empty list. */
  readonly structures: Readonly<Record<string, readonly number[]>>;
  /** Groups on file by record, `cas:7664-93-9` or `un:UN1268`; the first number is 1 where no other group can be hidden in it. */
  readonly records: Readonly<Record<string, readonly number[]>>;
  /** Keys of `records` by names, in small letters, that the dataset does not have. */
  readonly names: Readonly<Record<string, string>>;
  /** Records of each kind that a named pair needs. */
  readonly kinds: Readonly<Record<SubstanceKind, readonly string[]>>;
}
