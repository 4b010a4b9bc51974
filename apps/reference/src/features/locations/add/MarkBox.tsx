import { Checkbox } from "@placard/ui";
import type { Form } from "../../../forms/use-form.ts";
import { useFeatureLabel } from "../fields/use-feature-label.ts";
import type { Feature } from "../fields/features.ts";
import type { NewLocationValues } from "./new-location.ts";

interface MarkBoxProps {
  readonly form: Pick<Form<NewLocationValues>, "values" | "set">;
  readonly name: Feature;
}

/** One thing that the site has. A mark that is not set says nothing: unknown, not "no". */
export function MarkBox({ form, name }: MarkBoxProps) {
  const labelOf = useFeatureLabel();
  return (
    <Checkbox name={name} isSelected={form.values[name]} onChange={(isSet) => form.set(name, isSet)}>
      {labelOf(name)}
    </Checkbox>
  );
}
