import { wholeNumberFrom } from "@placard/hazmat-core/business";

/**
 * Converts the fields that contain a whole number. The others are left out.
 *
 * @example
 * wholeNumbers({ square_feet: "1200", number_employees: "" }); // { square_feet: 1200 }
 */
export function wholeNumbers<Field extends string>(
  texts: Readonly<Record<Field, string>>,
): Partial<Record<Field, number>> {
  const saved: Partial<Record<Field, number>> = {};
  for (const field in texts) {
    const value = wholeNumberFrom(texts[field]);
    if (value !== null) saved[field] = value;
  }
  return saved;
}
