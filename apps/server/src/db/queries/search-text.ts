/** A pattern for `ilike` that finds the text anywhere in a value. Special characters of patterns are escaped. */
export function holds(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
