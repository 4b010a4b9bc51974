import { plainCharacters } from "../../formats/typed-text.ts";
import type { QuantityUnit } from "../forms/choices.ts";

/** Decimal separator. */
export type DecimalSign = "point" | "comma";

/** Decimal separator of a column, inferred from its cells. `1,500` alone is ambiguous. */
export interface ColumnSign {
  /** Separator of most unambiguous cells; `null`: no unambiguous cell, or a tie. */
  readonly sign: DecimalSign | null;
  /** Number of cells that only make sense with a decimal point. */
  readonly points: number;
  /** Number of cells that only make sense with a decimal comma. */
  readonly commas: number;
}

/** Number format to parse by: that of the column, or for a typed text the rule of the forms. */
export type NumberFormat = ColumnSign | "typed" | null;

/**
 * Reasons why a quantity or its unit is rejected. `readings` are its possible meanings, in a form that can be typed.
 */
export type AmountFault =
  | { readonly code: "import.quantity_unread"; readonly text: string }
  | { readonly code: "import.quantity_ambiguous"; readonly text: string; readonly readings: readonly string[] }
  | {
      readonly code: "import.quantity_other_sign";
      readonly text: string;
      readonly readings: readonly string[];
      readonly points: number;
      readonly commas: number;
    }
  | { readonly code: "import.quantity_out_of_range"; readonly text: string }
  | { readonly code: "import.unit_unknown"; readonly text: string }
  | { readonly code: "import.unit_ambiguous"; readonly text: string };

/** Maximum length of a quantity; a longer text is not a quantity. */
const MAX_CHARACTERS = 64;

/** Digits with the separators and blanks among them, then the rest. Matches every text, so nothing is tried twice. */
const PARTS = /^([+-]?[\d.,' \u00a0\u2009\u202f]*(?:e[+-]?\d+)?)(.*)/isu;

/** A number with a decimal point. Thousands are in groups of exactly three, with the same separator between them. */
const BY_POINT =
  /^[+-]?(?:(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?|[1-9]\d{0,2}([,' \u00a0\u2009\u202f])\d{3}(?:\1\d{3})*(?:\.\d+)?)$/iu;

/** `4 500`: thousands, or four packs of 500. If the group begins with 0, it is not a pack. */
const PACK = /^([1-9]\d{0,2}) ([1-9]\d{2}(?:[.,]\d+)?)$/u;

/** Litres in a cubic foot [NIST SP 811]. */
const CUBIC_FOOT_L = 28.316_846_592;

/** Units that are converted to a stored unit, with their factor. Exact by definition [NIST SP 811]. */
const UNITS: Readonly<Record<string, { readonly unit: QuantityUnit; readonly factor: number }>> = {
  kg: { unit: "kg", factor: 1 },
  kilogram: { unit: "kg", factor: 1 },
  g: { unit: "kg", factor: 0.001 },
  gram: { unit: "kg", factor: 0.001 },
  gr: { unit: "kg", factor: 0.001 },
  gm: { unit: "kg", factor: 0.001 },
  gramm: { unit: "kg", factor: 0.001 },
  gramme: { unit: "kg", factor: 0.001 },
  gramo: { unit: "kg", factor: 0.001 },
  kilo: { unit: "kg", factor: 1 },
  kilogramm: { unit: "kg", factor: 1 },
  kilogramme: { unit: "kg", factor: 1 },
  kilogramo: { unit: "kg", factor: 1 },
  mg: { unit: "kg", factor: 1e-6 },
  µg: { unit: "kg", factor: 1e-9 },
  ug: { unit: "kg", factor: 1e-9 },
  tonne: { unit: "kg", factor: 1000 },
  lb: { unit: "lbs", factor: 1 },
  lbs: { unit: "lbs", factor: 1 },
  pound: { unit: "lbs", factor: 1 },
  oz: { unit: "oz", factor: 1 },
  ounce: { unit: "oz", factor: 1 },
  l: { unit: "L", factor: 1 },
  liter: { unit: "L", factor: 1 },
  litre: { unit: "L", factor: 1 },
  litro: { unit: "L", factor: 1 },
  lt: { unit: "L", factor: 1 },
  ltr: { unit: "L", factor: 1 },
  ml: { unit: "mL", factor: 1 },
  milliliter: { unit: "mL", factor: 1 },
  millilitre: { unit: "mL", factor: 1 },
  mililitro: { unit: "mL", factor: 1 },
  cc: { unit: "mL", factor: 1 },
  cm3: { unit: "mL", factor: 1 },
  µl: { unit: "mL", factor: 0.001 },
  ul: { unit: "mL", factor: 0.001 },
  cl: { unit: "mL", factor: 10 },
  dl: { unit: "mL", factor: 100 },
  dm3: { unit: "L", factor: 1 },
  hl: { unit: "L", factor: 100 },
  m3: { unit: "L", factor: 1000 },
  gal: { unit: "gal", factor: 1 },
  gallon: { unit: "gal", factor: 1 },
  qt: { unit: "gal", factor: 0.25 },
  quart: { unit: "gal", factor: 0.25 },
  pt: { unit: "gal", factor: 0.125 },
  pint: { unit: "gal", factor: 0.125 },
  floz: { unit: "gal", factor: 0.007_812_5 },
  ft3: { unit: "L", factor: CUBIC_FOOT_L },
  cuft: { unit: "L", factor: CUBIC_FOOT_L },
  cf: { unit: "L", factor: CUBIC_FOOT_L },
  cubicfoot: { unit: "L", factor: CUBIC_FOOT_L },
  cubicfeet: { unit: "L", factor: CUBIC_FOOT_L },
};

/** Words for two different units; neither is assumed. */
const AMBIGUOUS = new Set(["t", "ton", "mt"]);

/** Larger than any tank: a typing error. */
const QUANTITY_MAX = 1e12;

/**
 * Infers the decimal separator of a column from its texts, with the number of cells that show it. Numbers of a
 * spreadsheet have no separator and are not counted.
 *
 * @example
 * decimalSignOf(["1,5 kg", "1,500"]); // { sign: "comma", points: 0, commas: 1 }
 */
export function decimalSignOf(texts: readonly string[]): ColumnSign {
  const parts = texts.flatMap((text) => parseAmountParts(text) ?? []);
  const points = parts.filter(({ comma }) => comma === null).length;
  const commas = parts.filter(({ point }) => point === null).length;
  return { sign: points === commas ? null : points > commas ? "point" : "comma", points, commas };
}

/**
 * Parses a quantity of a spreadsheet into a stored unit: `500 mL`, `1,5` with the unit in another column, `2 lb`.
 *
 * @param entry - a number is used unchanged; a text must match the grammar of numbers, and no character is ignored
 * @param unitText - from the unit column; blank if the quantity contains its unit
 * @example
 * readImportAmount("2 000 g", "", null); // { ok: true, quantity: 2, unit: "kg" }
 */
export function readImportAmount(
  entry: string | number,
  unitText: string,
  by: NumberFormat,
):
  | { readonly ok: true; readonly quantity: number; readonly unit: QuantityUnit }
  | { readonly ok: false; readonly field: "quantity" | "unit"; readonly fault: AmountFault } {
  const read = readImportNumber(entry, by);
  if (!read.ok) return amountFault("quantity", read.fault);
  const text = String(entry);
  const named = read.named || unitText.trim();
  const word = unitWord(named);
  const field = read.named === "" ? "unit" : "quantity";
  if (AMBIGUOUS.has(word)) return amountFault(field, { code: "import.unit_ambiguous", text: named });
  const unit = UNITS[word];
  // A text with further digits is not a unit but a pack, range or fraction: `4 x 1 gal`.
  if (unit === undefined && /\d/u.test(read.named))
    return amountFault("quantity", { code: "import.quantity_unread", text });
  if (unit === undefined) return amountFault(field, { code: "import.unit_unknown", text: named });
  const exact = rounded(read.value * unit.factor);
  const quantity = unit.factor === CUBIC_FOOT_L ? asRecorded(exact) : exact;
  if (quantity < 0 || quantity > QUANTITY_MAX)
    return amountFault("quantity", { code: "import.quantity_out_of_range", text });
  return { ok: true, quantity, unit: unit.unit };
}

/**
 * As `readImportAmount`, for a row whose unit has its own column: a cell with another unit needs confirmation, unless
 * the user typed it.
 *
 * @example
 * readRowAmount("5 L", "gal", null).ok; // false
 */
export function readRowAmount(
  entry: string | number,
  unitText: string,
  by: NumberFormat,
): ReturnType<typeof readImportAmount> {
  const amount = readImportAmount(entry, unitText, by);
  const read = readImportNumber(entry, by);
  if (!amount.ok || !read.ok || by === "typed" || !areOtherUnits(read.named, unitText)) return amount;
  const readings = [read.named, unitText.trim()].map((unit) => `${read.value} ${unit}`);
  return amountFault("quantity", { code: "import.quantity_ambiguous", text: String(entry), readings });
}

function amountFault(field: "quantity" | "unit", fault: AmountFault) {
  return { ok: false, field, fault } as const;
}

/**
 * Parses a number of a spreadsheet and returns the text after it. A text with two readings needs confirmation, unless
 * its column uses the other decimal separator: then its own is a thousands separator. A text whose separator differs
 * from its column also needs confirmation. In texts typed by the user, a point is the decimal separator.
 */
export function readImportNumber(
  entry: string | number,
  by: NumberFormat,
):
  | { readonly ok: true; readonly value: number; readonly named: string }
  | { readonly ok: false; readonly fault: AmountFault } {
  if (typeof entry === "number") return { ok: true, value: entry, named: "" };
  const parts = parseAmountParts(entry);
  if (parts === null) return { ok: false, fault: { code: "import.quantity_unread", text: entry } };
  const { point, comma, named, pack } = parts;
  if (pack !== null) {
    const readings = [point ?? comma, pack].map((value) => `${value} ${named}`.trim());
    return { ok: false, fault: { code: "import.quantity_ambiguous", text: entry, readings } };
  }
  const choices = [point, comma].flatMap((value) => (value === null ? [] : `${value} ${named}`.trim()));
  const ambiguity = { text: entry, readings: choices };
  const accepted = (value: number | null) => ({ ok: true, value: value ?? 0, named }) as const;
  if (point === comma) return accepted(point);
  const { sign, points, commas } = by === null || by === "typed" ? decimalSignOf([]) : by;
  const isContradicted = points > 0 && commas > 0;
  if (point === null || comma === null) {
    const own = point === null ? "comma" : "point";
    if (isContradicted && own !== sign) {
      return { ok: false, fault: { code: "import.quantity_other_sign", ...ambiguity, points, commas } };
    }
    return accepted(point ?? comma);
  }
  const ofThousands = Math.abs(point) > Math.abs(comma) ? "point" : "comma";
  if (by === "typed" && ofThousands === "comma") return accepted(point);
  if (sign === ofThousands && !isContradicted) return accepted(ofThousands === "point" ? point : comma);
  return { ok: false, fault: { code: "import.quantity_ambiguous", ...ambiguity } };
}

interface AmountParts {
  readonly point: number | null;
  readonly comma: number | null;
  /** Total of the pack, if the text can be one. */
  readonly pack: number | null;
  readonly named: string;
}

/** Parses the number at the start of a text with either separator; `null` if it has none. */
function parseAmountParts(text: string): AmountParts | null {
  const trimmed = plainCharacters(text).trim(); // blanks are kept: a narrow blank separates thousands, a plain one can be part of a pack
  if (trimmed.length > MAX_CHARACTERS) return null;
  const [, number = "", named = ""] = PARTS.exec(trimmed) ?? [];
  const digits = number.trim().replace(/[.,]$/u, "");
  const point = valueOf(digits);
  const comma = valueOf(digits.replaceAll(/[.,]/gu, (mark) => (mark === "." ? "," : ".")));
  if (point === null && comma === null) return null;
  const [, count, size = ""] = PACK.exec(digits) ?? [];
  const pack = count === undefined ? null : rounded(Number(count) * Number(size.replace(",", ".")));
  return { point, comma, pack, named: named.trim() };
}

/** Value of digits with a decimal point. */
function valueOf(digits: string): number | null {
  if (!BY_POINT.test(digits)) return null;
  const value = Number(digits.replaceAll(/[^\d.e+-]/giu, ""));
  return Number.isFinite(value) ? value : null;
}

/**
 * True if a text is a unit of weight or volume with one meaning.
 *
 * @example
 * isKnownUnit("Liter"); // true
 */
export const isKnownUnit = (text: string): boolean => UNITS[unitWord(text)] !== undefined;

/**
 * True if both texts are units, and different ones.
 *
 * @example
 * areOtherUnits("gal", "lbs"); // true
 */
export function areOtherUnits(text: string, other: string): boolean {
  const [one, another] = [UNITS[unitWord(text)], UNITS[unitWord(other)]];
  if (one === undefined || another === undefined) return false;
  return one.unit !== another.unit || one.factor !== another.factor;
}

/** Letters and digits of a unit, in the singular: `Fl. oz.` gives `floz`, `Gallons` gives `gallon`. */
function unitWord(text: string): string {
  const word = text
    .toLowerCase()
    .replaceAll("³", "3")
    .replaceAll("μ", "µ")
    .replaceAll(/[^\p{L}\d]/gu, "");
  return UNITS[word] === undefined && word.endsWith("s") ? word.slice(0, -1) : word;
}

/**
 * Rounds to two decimals as stored, with at least four significant digits: `283.16846592` claims too much precision.
 */
function asRecorded(value: number): number {
  const whole = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  return Number(value.toFixed(Math.min(12, Math.max(2, 4 - whole))));
}

/** Removes binary rounding errors. */
const rounded = (value: number): number => Number(value.toPrecision(12));
