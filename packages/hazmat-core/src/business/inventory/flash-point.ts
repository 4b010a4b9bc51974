import { plainTyped } from "../../formats/typed-text.ts";
import { err, ok, type Refusal, type Result } from "../../identity/result.ts";

/** Methods of measuring a flash point. Closed cup gives the lower value. */
export const FLASH_METHODS = ["closed_cup", "open_cup"] as const;

/** An entry of `FLASH_METHODS`. */
export type FlashMethod = (typeof FLASH_METHODS)[number];

/** Valid flash points, °C: below the lowest known value, and above the highest of any liquid. */
const FLASH_POINT_RANGE_C = { least: -200, most: 1000 };

/** A flash point as printed on a data sheet. `above` and `below` stand for > and <, or the same in words. */
export interface FlashPoint {
  readonly value: number;
  readonly unit: "C" | "F";
  readonly bound: "at" | "above" | "below";
  /** `null`: method not stated. */
  readonly method: FlashMethod | null;
}

/** Reason why a text is not a flash point. */
export type FlashPointError = Refusal<"flash_point.no_unit" | "flash_point.unread"> & { readonly input: string };

const CLOSED =
  /\bc\.?\s?c\b|\bclosed|\btag\b|\btcc\b|\bpmcc\b|pensky|setaflash|\babel\b|vase clos|(?:coupelle|creuset) ferme|(?:copa|vaso|crisol) cerrad|geschlossen|(?:coppa|vaso|crogiolo) chius|(?:copo|vaso|cadinho) fechad/u;
const OPEN =
  /\bo\.?\s?c\b|\bopen|\bcoc\b|\btoc\b|cleveland|vase ouvert|(?:coupelle|creuset) ouvert|(?:copa|vaso|crisol) abiert|offene|(?:coppa|vaso|crogiolo) apert|(?:copo|vaso|cadinho) abert/u;

/** The method named in a text in lower case without accents; `null`: no method, or both. */
export function flashMethodIn(plain: string): FlashMethod | null {
  const [isClosed, isOpen] = [CLOSED.test(plain), OPEN.test(plain)];
  return isClosed === isOpen ? null : isClosed ? "closed_cup" : "open_cup";
}

/** Returns the bound that a sign or word before a figure means. */
export function flashBoundOf(sign: string): FlashPoint["bound"] {
  if (/^(?:[>≥]|above|over|greater|more|superi|plus de|mayor|mas de|uber|maggiore|maior)/u.test(sign)) return "above";
  return /^(?:[<≤]|below|under|less|inferi|moins de|menor|menos de|unter|minore)/u.test(sign) ? "below" : "at";
}

/**
 * Returns a flash point in °C.
 *
 * @example
 * flashCelsius({ value: 212, unit: "F" }); // 100
 */
export const flashCelsius = ({ value, unit }: Pick<FlashPoint, "value" | "unit">): number =>
  unit === "C" ? value : ((value - 32) * 5) / 9;

/** Maximum rounding difference between the same value in °C and °F, in °C. */
const ROUNDING_C = 0.6;

/**
 * True if two flash points are equal. One of them may lack the method.
 *
 * @example
 * const point = { bound: "at", method: null };
 * isSameFlashPoint({ ...point, value: 212, unit: "F" }, { ...point, value: 100, unit: "C" }); // true
 */
export function isSameFlashPoint(one: FlashPoint, other: FlashPoint): boolean {
  const isNear =
    one.unit === other.unit
      ? one.value === other.value
      : Math.abs(flashCelsius(one) - flashCelsius(other)) <= ROUNDING_C;
  return isNear && one.bound === other.bound && (one.method ?? other.method) === (other.method ?? one.method);
}

const BOUND_SIGN =
  "[<>≤≥]=?|above|over|greater than|more than|superieur a|plus de|mayor (?:que|de)|mas de|below|under|less than|inferieur a|moins de|menor (?:que|de)|menos de";
const FIGURE = /^([-+]?\d{1,4}(?:[.,]\d+)?)/u;
const UNIT = /^(?:°|deg(?:rees?|\.)?)?\s*(?:([cf])(?![a-z])|(celsius|fahrenheit))/u;

/**
 * Parses a flash point as people write it: a figure with its unit, optionally a sign or word before and the method
 * after it. A figure without a unit is rejected, because 40 °F and 40 °C are different hazards.
 *
 * @example
 * parseFlashPoint("< 23 °C c.c."); // { ok: true, value: { value: 23, unit: "C", bound: "below", method: "closed_cup" } }
 * parseFlashPoint("23").ok; // false
 */
export function parseFlashPoint(input: string): Result<FlashPoint, FlashPointError> {
  const plain = plainOf(input);
  const sign = new RegExp(`^(?:${BOUND_SIGN})`, "u").exec(plain)?.[0] ?? "";
  const behindSign = plain.slice(sign.length).trim();
  const figure = FIGURE.exec(behindSign)?.[1];
  if (figure === undefined) return unreadableFlashPoint(input);
  const behind = behindSign.slice(figure.length).trim();
  const unit = UNIT.exec(behind);
  const letter = (unit?.[1] ?? unit?.[2] ?? "").charAt(0);
  if (unit === null) return behind === "" ? missingUnit(input) : unreadableFlashPoint(input);
  const rest = behind.slice(unit[0].length);
  const point: FlashPoint = {
    value: Number(figure.replace(",", ".")),
    unit: letter === "c" ? "C" : "F",
    bound: flashBoundOf(sign),
    method: flashMethodIn(rest),
  };
  // Only a method may follow the figure: a second figure would be lost.
  if (/\d/u.test(rest) || (rest.replaceAll(/[^a-z]/gu, "") !== "" && point.method === null))
    return unreadableFlashPoint(input);
  const celsius = flashCelsius(point);
  const isPossible = celsius >= FLASH_POINT_RANGE_C.least && celsius <= FLASH_POINT_RANGE_C.most;
  return isPossible ? ok(point) : unreadableFlashPoint(input);
}

const BOUND_PREFIXES = { at: "", above: "> ", below: "< " } as const;
const METHODS = { closed_cup: " c.c.", open_cup: " o.c." } as const;

/**
 * Formats a flash point so that {@link parseFlashPoint} can parse it again. `c.c.` and `o.c.` are closed and open cup,
 * as in the dangerous goods regulations in every language.
 *
 * @example
 * flashPointText({ value: 23, unit: "C", bound: "below", method: "closed_cup" }); // "< 23 °C c.c."
 */
export function flashPointText({ value, unit, bound, method }: FlashPoint): string {
  return `${BOUND_PREFIXES[bound]}${value} °${unit}${method === null ? "" : METHODS[method]}`;
}

function plainOf(text: string): string {
  return plainTyped(text).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

const missingUnit = (input: string) =>
  err({
    code: "flash_point.no_unit" as const,
    input,
    message: "A flash point needs its unit. Enter it with °C or °F, such as 12 °C.",
  });
const unreadableFlashPoint = (input: string) =>
  err({
    code: "flash_point.unread" as const,
    input,
    message: "Not a flash point. Enter one figure as on the SDS, such as 12 °C or < 23 °C c.c.",
  });
