const rules = new Intl.PluralRules("fr-CA");

/** Returns the form for a count: in French 0 and 1 are singular. */
export function counted(count: number, one: string, other: string): string {
  return rules.select(count) === "one" ? one : other;
}
