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
}
