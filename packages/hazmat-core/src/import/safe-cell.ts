import { plainTyped } from "../formats/typed-text.ts";

/** Characters that start a formula in a spreadsheet. */
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

/** Placeholders that people enter in an empty cell. */
const NOTHING = /^(?:[-?.]+|#?n\/a\.?|[nk]\.\s?a\.?|n\/d|s\/d)$/iu;

/** A cell for parsing: trimmed and without the leading apostrophe; a placeholder becomes blank. */
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
