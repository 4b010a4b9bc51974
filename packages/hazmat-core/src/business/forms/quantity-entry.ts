import { readImportNumber } from "../inventory/read-import-amount.ts";
import { baseAmount } from "../inventory/base-amount.ts";
import { isOneOf, QUANTITY_STEP, QUANTITY_UNITS } from "./choices.ts";
import { checkFields, isBlank, type Entries, type Entry, type FieldErrors, type FieldRule } from "./entry.ts";
import type { Problem } from "./problem.ts";

/** Larger than any tank, in kg or L: a larger number is a typing error. */
const MAX_QUANTITY = 1e9;

/** More than most sites store, in kg or L: a larger number needs confirmation. */
const LARGE_QUANTITY = 1e6;

/** Remark about an accepted quantity. */
export type QuantityRemark = "decimal_comma" | "nothing_there" | "very_much";

/**
 * Parses a quantity as typed, with a decimal point or a decimal comma.
 *
 * @returns the quantity, or `null` if the entry is blank, not a number or ambiguous, such as `1,500`
 * @example
 * quantityFrom("1,5"); // 1.5
 * quantityFrom("1,500"); // null
 */
export function quantityFrom(entry: Entry): number | null {
  const read = readQuantity(entry);
  return typeof read === "number" ? read : null;
}

/**
 * Returns remarks to show about a quantity before it is saved.
 *
 * @param unit - unit of the quantity; blank if none is chosen
 * @example
 * quantityRemarks("1,5", "kg"); // ["decimal_comma"]
 * quantityRemarks("0", "kg"); // ["nothing_there"]
 */
export function quantityRemarks(entry: Entry, unit: Entry): readonly QuantityRemark[] {
  const quantity = quantityFrom(entry);
  if (quantity === null || quantityProblem(entry, unit) !== null) return [];
  const remarks: readonly (QuantityRemark | false)[] = [
    typeof entry === "string" && entry.includes(",") && "decimal_comma",
    quantity === 0 && "nothing_there",
    toBaseUnit(quantity, unit) > LARGE_QUANTITY && "very_much",
  ];
  return remarks.filter((remark) => remark !== false);
}

/** A quantity must be a number of 0 or more that fits in a tank. {@link quantitySteps} checks its decimals. */
export const quantityForm: FieldRule<"quantity" | "unit"> = {
  field: "quantity",
  problem: ({ quantity, unit }) => quantityProblem(quantity, unit),
};

/** The quantity has at most as many decimals as the inventory stores. */
export const quantitySteps: FieldRule<"quantity" | "unit"> = {
  field: "quantity",
  problem: ({ quantity: entry }) => {
    const quantity = quantityFrom(entry);
    if (quantity === null) return null;
    const steps = quantity / QUANTITY_STEP;
    if (Math.abs(steps - Math.round(steps)) <= Math.abs(steps) * Number.EPSILON * 4) return null;
    return { code: "quantity.step", nearest: Number((Math.round(steps) * QUANTITY_STEP).toFixed(2)) };
  },
};

/**
 * Validates the capacity of a container. It is optional, but a capacity of 0 is rejected.
 *
 * @example
 * validateSize({ quantity: "7,5", unit: "" }); // { unit: { code: "unit.required" } }
 */
export function validateSize(values: Entries<"quantity" | "unit">): FieldErrors<"quantity" | "unit"> {
  if (isBlank(values.quantity)) return {};
  return checkFields<"quantity" | "unit">(values, [
    quantityForm,
    {
      field: "quantity",
      problem: ({ quantity }) => (quantityFrom(quantity) === 0 ? { code: "size.zero" } : null),
    },
    { field: "unit", problem: ({ unit }) => (isOneOf(QUANTITY_UNITS, unit) ? null : { code: "unit.required" }) },
  ]);
}

/**
 * Returns the problem with a quantity as typed, or `null`: not a number, ambiguous, or larger than any tank.
 *
 * @param unit - unit of the quantity; blank if none is chosen
 */
export function quantityProblem(entry: Entry, unit: Entry): Problem | null {
  const quantity = readQuantity(entry);
  if (quantity === "blank") return null;
  if (typeof quantity === "object" && quantity !== null) return quantity;
  if (quantity === null || quantity < 0) return { code: "quantity.not_a_number" };
  return toBaseUnit(quantity, unit) > MAX_QUANTITY
    ? { code: "import.quantity_out_of_range", text: String(entry).trim() }
    : null;
}

/** Parses a quantity: the number, `blank`, the problem of an ambiguous text, or `null` if it is not a number. */
function readQuantity(entry: Entry): number | Problem | "blank" | null {
  if (typeof entry === "number") return Number.isFinite(entry) ? entry : null;
  const text = entry?.trim() ?? "";
  if (text === "") return "blank";
  const read = readImportNumber(text, "typed");
  if (read.ok) return read.named === "" ? read.value : null;
  return read.fault.code === "import.quantity_ambiguous" ? read.fault : null;
}

/** Quantity in kg or L; unchanged if no unit is chosen. */
function toBaseUnit(quantity: number, unit: Entry): number {
  return isOneOf(QUANTITY_UNITS, unit) ? baseAmount(quantity, unit).value : quantity;
}
