import { isOneOf } from "@placard/hazmat-core/business";
import type { FieldProps } from "./use-form.ts";

/**
 * The field of a `Select`, whose value is one of its choices or none: a draft or the server may hold another text.
 *
 * @param field - as `form.field(name)` gives it
 * @param choices - what there is to choose from
 */
export function choiceField<Value extends string, Choice extends Value>(
  field: FieldProps<Value>,
  choices: readonly Choice[],
) {
  return { ...field, value: isOneOf(choices, field.value) ? field.value : null };
}
