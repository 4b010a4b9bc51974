const rules = new Intl.PluralRules("es-MX");

/** Returns the form for a count: in Spanish only 1 is singular. */
export function counted(count: number, one: string, other: string): string {
  return rules.select(count) === "one" ? one : other;
}
