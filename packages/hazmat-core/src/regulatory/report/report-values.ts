const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/** Parses a number of a report; `null` for anything else, and for a comma that does not separate thousands. */
export function reportNumber(text: string): number | null {
  const value = NUMBER.test(text.trim()) ? Number(text.replaceAll(",", "")) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

const POUNDS = /^(?:lbs?\.?|pounds?)$/i;

/** False for another unit: nothing in the file gives its weight in pounds. */
export const isPounds = (unit: string): boolean => POUNDS.test(unit.trim());
