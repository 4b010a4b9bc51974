import { isOneOf, QUANTITY_UNITS, quantityFrom, type QuantityUnit } from "@placard/hazmat-core/business";

/** Quantity and unit for a request; `null` if either is not valid. */
export function readAmount(values: {
  readonly quantity: string;
  readonly unit: string;
}): { readonly quantity: number; readonly unit: QuantityUnit } | null {
  const quantity = quantityFrom(values.quantity);
  return quantity !== null && isOneOf(QUANTITY_UNITS, values.unit) ? { quantity, unit: values.unit } : null;
}
