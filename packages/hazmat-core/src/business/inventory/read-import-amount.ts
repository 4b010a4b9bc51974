import type { QuantityUnit } from "../forms/choices.ts";

/** How a file writes a decimal: found over all of its quantities, since `1,500` alone could be either. */
export type DecimalSign = "point" | "comma";

/** Why a quantity or its unit cannot be taken. */
export type AmountFault =
  | { readonly code: "import.quantity_unread"; readonly text: string }
  | { readonly code: "import.quantity_ambiguous"; readonly text: string }
  | { readonly code: "import.quantity_out_of_range"; readonly text: string }
  | { readonly code: "import.unit_unknown"; readonly text: string }
  | { readonly code: "import.unit_ambiguous"; readonly text: string };

const NUMBER = String.raw`[+-]?\d[\d., '\u00a0\u202f]*(?:e[+-]?\d+)?`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER})\s*([^\d].*)?$`, "iu");

/** Units that are kept as another one: how many of the kept one they are. Exact by definition [NIST SP 811]. */
const UNITS: Readonly<Record<string, { readonly unit: QuantityUnit; readonly factor: number }>> = {
  kg: { unit: "kg", factor: 1 },
  kilogram: { unit: "kg", factor: 1 },
  g: { unit: "kg", factor: 0.001 },
  gram: { unit: "kg", factor: 0.001 },
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
  ml: { unit: "mL", factor: 1 },
  milliliter: { unit: "mL", factor: 1 },
  millilitre: { unit: "mL", factor: 1 },
  cc: { unit: "mL", factor: 1 },
  cm3: { unit: "mL", factor: 1 },
  µl: { unit: "mL", factor: 0.001 },
  ul: { unit: "mL", factor: 0.001 },
  m3: { unit: "L", factor: 1000 },
  gal: { unit: "gal", factor: 1 },
  gallon: { unit: "gal", factor: 1 },
  qt: { unit: "gal", factor: 0.25 },
  quart: { unit: "gal", factor: 0.25 },
  pt: { unit: "gal", factor: 0.125 },
  pint: { unit: "gal", factor: 0.125 },
  floz: { unit: "gal", factor: 0.007_812_5 },
  ft3: { unit: "L", factor: 28.316_846_592 },
  cuft: { unit: "L", factor: 28.316_846_592 },
};

/** Words that mean two units, of which neither is taken. */
const AMBIGUOUS = new Set(["t", "ton", "mt"]);

/** Beyond any tank; a number was typed by mistake. */
const QUANTITY_MAX = 1e12;

/**
 * How the quantities of a file write a decimal.
 *
 * @returns `null` when no quantity tells
 * @example
 * decimalSignOf(["1,5 kg", "1,500"]); // "comma"
 */
export function decimalSignOf(texts: readonly string[]): DecimalSign | null {
  for (const text of texts) {
    const digits = AMOUNT.exec(text.trim())?.[1] ?? "";
    if (/\.\d{3},\d|^\D*\d+,(?:\d{1,2}|\d{4,})\D*$/u.test(digits)) return "comma";
    if (/,\d{3}\.\d|^\D*\d+\.(?:\d{1,2}|\d{4,})\D*$/u.test(digits)) return "point";
  }
  return null;
}

/**
 * A quantity as a spreadsheet has it, in a unit that is kept: `500 mL`, `1,5` with the unit beside it, `2 lb`.
 *
 * @param unitText - from the column of units; blank where the quantity names its own
 * @param sign - of the whole file, see {@link decimalSignOf}
 * @example
 * readImportAmount("2 000 g", "", "point"); // { ok: true, quantity: 2, unit: "kg" }
 */
export function readImportAmount(
  text: string,
  unitText: string,
  sign: DecimalSign | null,
):
  | { readonly ok: true; readonly quantity: number; readonly unit: QuantityUnit }
  | { readonly ok: false; readonly field: "quantity" | "unit"; readonly fault: AmountFault } {
  const parts = AMOUNT.exec(text.trim());
  if (parts === null) return wrong("quantity", { code: "import.quantity_unread", text });
  const value = typedDecimal(parts[1] ?? "", sign);
  if (value === "ambiguous") return wrong("quantity", { code: "import.quantity_ambiguous", text });
  if (value === null) return wrong("quantity", { code: "import.quantity_unread", text });
  const named = parts[2]?.trim() || unitText.trim();
  const word = unitWord(named);
  const field = parts[2] === undefined ? "unit" : "quantity";
  if (AMBIGUOUS.has(word)) return wrong(field, { code: "import.unit_ambiguous", text: named });
  const unit = UNITS[word];
  if (unit === undefined) return wrong(field, { code: "import.unit_unknown", text: named });
  const quantity = rounded(value * unit.factor);
  if (quantity < 0 || quantity > QUANTITY_MAX) return wrong("quantity", { code: "import.quantity_out_of_range", text });
  return { ok: true, quantity, unit: unit.unit };
}

function wrong(field: "quantity" | "unit", fault: AmountFault) {
  return { ok: false, field, fault } as const;
}

/** Letters and digits of a unit, in the singular: `Fl. oz.` is `floz`, `Gallons` is `gallon`. */
function unitWord(text: string): string {
  const word = text
    .toLowerCase()
    .replaceAll("³", "3")
    .replaceAll("μ", "µ")
    .replaceAll(/[^\p{L}\d]/gu, "");
  return UNITS[word] === undefined && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** A number as it is typed: `ambiguous` where a comma may stand for thousands, `null` where it is none. */
export function typedDecimal(text: string, sign: DecimalSign | null): number | "ambiguous" | null {
  const digits = text.replaceAll(/[ '\u00a0\u202f]/gu, "").replace(/[.,]$/u, "");
  const marks = digits.match(/[.,]/gu) ?? [];
  if (marks.length === 1 && sign === null && /^[+-]?[1-9]\d{0,2},\d{3}$/u.test(digits)) return "ambiguous";
  const isComma = sign === "comma" || (sign === null && marks.length === 1 && marks[0] === ",");
  const plain = isComma ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** A converted figure without the dust of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(12));
