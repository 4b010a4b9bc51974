import { type PlumeValues } from "@placard/ui";
import { withChosenSource } from "@placard/ui/internal";

/** True if the form differs from the inputs of a calculation. */
export function hasOtherInputs(form: PlumeValues, calculated: PlumeValues): boolean {
  const here = withChosenSource(form);
  return Object.entries(withChosenSource(calculated)).some(([field, value]) => Reflect.get(here, field) !== value);
}
