/** Fewest digits of a number that somebody can call: 911, 112. */
const PHONE_MIN_DIGITS = 3;

/**
 * Whether the text can be a telephone number: it has three digits at least, as the shortest emergency numbers do. Signs,
 * letters and an extension may stand beside them. Says nothing about whether somebody answers.
 *
 * @example
 * isPhone("+1 902 555 0143 ext. 12"); // true
 * isPhone("12"); // false
 */
export function isPhone(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= PHONE_MIN_DIGITS;
}
