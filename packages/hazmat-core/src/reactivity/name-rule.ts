/** A rule that reads the name. */
export interface NameRule {
  readonly groups: readonly number[];
  readonly pattern: RegExp;
  /** The name says everything: no other group is hidden in it. */
  readonly isWhole?: boolean;
}
