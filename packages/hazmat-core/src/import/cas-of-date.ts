import { plainTyped } from "../formats/typed-text.ts";
import { parseCasNumber } from "../identity/cas-number.ts";

/** First letters of the months in English, French, Spanish and German, without accents. */
const MONTHS = [
  ["jan", "ene"],
  ["feb", "fev"],
  ["mar", "mrz"],
  ["apr", "avr", "abr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou", "ago"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez", "dic"],
] as const;

/** Forms of a CAS number that a spreadsheet turned into a date: `1975-09-02`, `2-Sep-75`, `Sep-75`, `9/2/1975`. */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})(?!\d)/u;
const BY_NAME = /^(?:(\d{1,2})[-/. ]{1,2})?(\p{L}{3,})\.?(?:[-/. ]{1,2}(\d{1,4}))?(?!\d)/u;

/**
 * Returns the CAS numbers that a date can stand for, checked by their last digit: year, month and day are their parts.
 *
 * @returns `null` if the text is not a date
 */
export function casOfDate(cell: string): readonly string[] | null {
  const text = plainTyped(cell);
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return validCasNumbers([[year, Number(month), Number(day)]]);
  const [, one, other, last] = YEAR_LAST.exec(text) ?? [];
  if (last !== undefined) {
    return validCasNumbers([
      [last, Number(one), Number(other)],
      [last, Number(other), Number(one)],
    ]);
  }
  const [, before, name = "", after] = BY_NAME.exec(text) ?? [];
  const at = monthOf(name);
  if (at === 0 || (before ?? after) === undefined) return null;
  if (before !== undefined && after !== undefined) return validCasNumbers([[after, at, Number(before)]]);
  // The day is not shown: the last digit follows from the others.
  return validCasNumbers(Array.from({ length: 10 }, (_, digit) => [after ?? before ?? "", at, digit] as const));
}

type DateParts = readonly [year: string, month: number, day: number];

function validCasNumbers(dates: readonly DateParts[]): readonly string[] {
  const texts = dates.flatMap(([year, month, day]) =>
    [year, year.slice(-2)].map((head) => `${head}-${String(month).padStart(2, "0")}-${day}`),
  );
  return [...new Set(texts.filter((text) => parseCasNumber(text).ok))];
}

/** 1 to 12; 0 for any other word. */
function monthOf(name: string): number {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return MONTHS.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning))) + 1;
}
