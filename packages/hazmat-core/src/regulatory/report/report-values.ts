const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/** A number of a report; `null` for anything else, and for a comma that does not stand before thousands. */
export function reportNumber(text: string): number | null {
  const value = NUMBER.test(text.trim()) ? Number(text.replaceAll(",", "")) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

const POUNDS = /^(?:lbs?\.?|pounds?)$/i;

/** An amount of another unit is not a figure of a report: nothing in the file says what it weighs. */
export const isPounds = (unit: string): boolean => POUNDS.test(unit.trim());
