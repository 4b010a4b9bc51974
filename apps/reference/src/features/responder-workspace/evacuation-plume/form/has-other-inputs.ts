import { withChosenSource, type PlumeValues } from "@placard/ui";

/** True if the form differs from the inputs of a calculation. */
export function hasOtherInputs(form: PlumeValues, calculated: PlumeValues): boolean {
  const here = withChosenSource(form);
  return Object.entries(withChosenSource(calculated)).some(([field, value]) => Reflect.get(here, field) !== value);
}
