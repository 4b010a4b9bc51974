/** A pattern for `ilike` that finds the text anywhere in a value; signs with a meaning in patterns stand for themselves. */
export function holds(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
