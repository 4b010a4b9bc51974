import { isOneOf } from "@placard/hazmat-core/business";
import type { FieldProps } from "./use-form.ts";

/**
 * Props for a `Select` whose value is one of the choices or `null`: a draft or the server may contain another text.
 *
 * @param field - result of `form.field(name)`
 * @param choices - the available choices
 */
export function choiceField<Value extends string, Choice extends Value>(
  field: FieldProps<Value>,
  choices: readonly Choice[],
) {
  return { ...field, value: isOneOf(choices, field.value) ? field.value : null };
}
