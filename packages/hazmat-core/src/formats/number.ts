/** Narrow no-break space: the thin space between thousands, which prevents a line break within a number. */
const THIN_SPACE = "\u202f";
const MINUS = "\u2212";

/**
 * Formats a number for display: thin space between thousands, true minus sign, decimal point.
 *
 * @param decimals - decimals to show, 0 to 20; default: as many as the number has
 * @example
 * formatNumber(1814); // "1\u202f814"
 * formatNumber(-34.04); // "−34.04"
 */
export function formatNumber(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return "unknown";
  const plain = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals);
  const [whole = "", fraction] = plain.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, THIN_SPACE);
  const isNegative = value < 0 && Number(plain) !== 0;
  return `${isNegative ? MINUS : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/**
 * Formats a result of the basic conversion with 6 decimals and no thousands separator, for copying.
 *
 * @example
 * formatConversion(4.1666667); // "4.166667"
 */
export function formatConversion(value: number): string {
  return value.toFixed(6);
}

/**
 * Formats a result of the chemical conversion with 4 decimals.
 *
 * @example
 * formatConcentration(28.98216); // "28.9822"
 */
export function formatConcentration(value: number): string {
  return value.toFixed(4);
}

/**
 * Formats a turn-back reading in ppm with 2 decimals.
 *
 * @example
 * formatTurnBack(18750); // "18750.00"
 */
export function formatTurnBack(ppm: number): string {
  return ppm.toFixed(2);
}
