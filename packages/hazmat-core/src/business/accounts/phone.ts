import { plainTyped } from "../../formats/typed-text.ts";

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

/** Where the number of a line ends and that of an extension begins. */
const EXTENSION = /[,;#]|(?<!\p{L})(?:ext|poste|x)/iu;

/**
 * The digits that a telephone dials, without an extension, which would be dialled as more of the number.
 *
 * @example
 * phoneDigits("+1 (902) 555‑0143 ext. 12"); // "+19025550143"
 */
export function phoneDigits(text: string): string {
  const [line = ""] = plainTyped(text).split(EXTENSION, 1);
  return line.replaceAll(/[^\d+]/gu, "");
}
