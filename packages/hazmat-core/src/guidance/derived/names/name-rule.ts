/** Signs of a name or a formula that are read: more are a text and no name. */
export const LONGEST_NAME = 500;

/** A rule that reads the name. */
export interface NameRule {
  readonly groups: readonly number[];
  readonly pattern: RegExp;
  /** The name says everything: no other group is hidden in it. */
  readonly isWhole?: boolean;
}
