import { isPhone } from "../accounts/phone.ts";
import type { FieldRule } from "./entry.ts";
import { whenGiven } from "./field-rules.ts";

/**
 * Must be a number that can be dialled from anywhere. Separate from the other rules because it loads the number formats
 * of all countries.
 */
export function phoneForm<Field extends string>(field: Field): FieldRule<Field> {
  return whenGiven(field, (entry) => (isPhone(String(entry)) ? null : { code: "phone.form" }));
}
