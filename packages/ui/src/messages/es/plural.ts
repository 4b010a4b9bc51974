const rules = new Intl.PluralRules("es-MX");

/** The form for a count: in Spanish 1 alone is singular. */
export function counted(count: number, one: string, other: string): string {
  return rules.select(count) === "one" ? one : other;
}
