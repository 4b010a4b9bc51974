/** Maximum length of a name or formula in characters: a longer text is not a name. */
export const MAX_NAME_LENGTH = 500;

/** A rule for names. */
export interface NameRule {
  readonly groups: readonly number[];
  readonly pattern: RegExp;
  /** True if the name is complete: it hides no other group. */
  readonly isWhole?: boolean;
}
