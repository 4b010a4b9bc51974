import { plainTyped } from "../formats/typed-text.ts";

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * Escapes a text so that no spreadsheet runs it as a formula: a text that begins like a formula gets a leading
 * apostrophe, which {@link plainCell} removes.
 *
 * @example
 * safeCell("=1+1"); // "'=1+1"
 */
export function safeCell(text: string): string {
  return FORMULA.test(text) || /^'+[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

/** What people write into a cell that has nothing to say. */
const NOTHING = /^(?:[-?.]+|#?n\/a\.?|[nk]\.\s?a\.?|n\/d|s\/d)$/iu;

/** A cell as it is read: without blanks around it and what made it safe; a mark for nothing is blank. */
export function textOfCell(cell: string | number | undefined): string {
  const text = String(cell ?? "").trim();
  return NOTHING.test(plainTyped(text)) ? "" : plainCell(text);
}

/**
 * Reverses {@link safeCell}.
 *
 * @example
 * plainCell("'=1+1"); // "=1+1"
 */
export function plainCell(text: string): string {
  return /^'+[=+\-@\t\r]/u.test(text) ? text.slice(1) : text;
}
