import { withChosenSource, type PlumeValues } from "@placard/ui";

/** True if a form says something else than what a calculation was made from. */
export function hasOtherInputs(form: PlumeValues, calculated: PlumeValues): boolean {
  const here = withChosenSource(form);
  return Object.entries(withChosenSource(calculated)).some(([field, value]) => Reflect.get(here, field) !== value);
}
