import type { FormValues } from "./drafts/drafts.ts";
import type { Form } from "./use-form.ts";

/** True if a form has an invalid field whose name starts with the prefix. */
export function hasWrong<V extends FormValues>(
  { values, field }: Pick<Form<V>, "values" | "field">,
  beginning: string,
): boolean {
  return Object.keys(values).some((name) => name.startsWith(beginning) && field(name as keyof V & string).isInvalid);
}
