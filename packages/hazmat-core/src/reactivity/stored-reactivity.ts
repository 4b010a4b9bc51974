/** Kinds of substances that a named pair distinguishes from others of their groups. */
export type SubstanceKind = "hypochlorite" | "ammonia" | "carbon-dioxide";

/** Contents of the generated module. */
export interface StoredReactivity {
  /** The third element is 1 for a special group. */
  readonly groups: readonly (readonly [id: number, name: string, isSpecial?: 1])[];
  /** Outcome of a reaction: `N|R1,T|HCl,NOx`: verdict letter, hazard codes, gases. */
  readonly outcomes: readonly string[];
  /** Outcome of each pair of groups that are not special: the upper triangle, row by row, including the diagonal. */
  readonly matrix: readonly number[];
  /** Rules applied to the structure. */
  readonly rules: readonly string[];
  /**
   * By CAS number: group id and rule alternating. A substance with a structure on file that shows no group has an empty
   * list.
   */
  readonly structures: Readonly<Record<string, readonly number[]>>;
  /** Groups on file by record, `cas:7664-93-9` or `un:UN1268`; the first number is 1 if the groups are complete. */
  readonly records: Readonly<Record<string, readonly number[]>>;
  /** Keys of `records` by lower-case names that the dataset does not have. */
  readonly names: Readonly<Record<string, string>>;
  /** Records of each kind that a named pair needs. */
  readonly kinds: Readonly<Record<SubstanceKind, readonly string[]>>;
}
