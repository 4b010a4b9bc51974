/** Lower bound in pounds of each code of the form, code 01 first [40CFR370, 370.43]. */
const FROM_LB = [0, 100, 500, 1000, 5000, 10_000, 25_000, 50_000, 75_000, 100_000, 500_000, 1_000_000, 10_000_000];

/**
 * Returns the range code of an amount on the Tier II form.
 *
 * @param pounds - 0 or more
 * @returns two digits, `01` to `13`
 * @example
 * rangeCode(15_000); // "06"
 */
export function rangeCode(pounds: number): string {
  return String(FROM_LB.filter((from) => pounds >= from).length).padStart(2, "0");
}

/**
 * Returns the amounts of a code, in pounds; `null` if the form has no such code.
 *
 * @returns `toLb` is the first amount of the next code, `null` for the last one
 * @example
 * rangeOfCode("06"); // { fromLb: 10000, toLb: 25000 }
 */
export function rangeOfCode(code: string): { readonly fromLb: number; readonly toLb: number | null } | null {
  const place = /^\d{1,2}$/.test(code) ? Number(code) : 0;
  const fromLb = FROM_LB[place - 1];
  return fromLb === undefined ? null : { fromLb, toLb: FROM_LB[place] ?? null };
}
