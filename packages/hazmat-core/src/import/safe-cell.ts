/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * A text that no spreadsheet runs as a formula: one that begins like a formula gets an apostrophe before it, which
 * {@link plainCell} takes away again.
 *
 * @example
 * safeCell("=1+1"); // "'=1+1"
 */
export function safeCell(text: string): string {
  return FORMULA.test(text) || /^'+[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

/**
 * The text behind {@link safeCell}.
 *
 * @example
 * plainCell("'=1+1"); // "=1+1"
 */
export function plainCell(text: string): string {
  return /^'+[=+\-@\t\r]/u.test(text) ? text.slice(1) : text;
}
