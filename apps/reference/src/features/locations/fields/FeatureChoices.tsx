import { SegmentedControl } from "@placard/ui";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./FeatureChoices.css";
import { FEATURE_STATES, type Feature, type FeatureState } from "./features.ts";
import { useFeatureLabel } from "./use-feature-label.ts";

interface FeatureChoicesProps {
  readonly form: { readonly field: (feature: Feature) => FieldProps<FeatureState> };
  readonly features: readonly Feature[];
}

/** Choices for each safety feature: yes, no or unknown. */
export function FeatureChoices({ form, features }: FeatureChoicesProps) {
  return (
    <div className="app-feature-choices">
      {features.map((feature) => (
        <FeatureChoice key={feature} feature={feature} field={form.field(feature)} />
      ))}
    </div>
  );
}

function FeatureChoice({ feature, field }: { readonly feature: Feature; readonly field: FieldProps<FeatureState> }) {
  const { locations: texts } = useMessages();
  return (
    <SegmentedControl
      label={useFeatureLabel()(feature)}
      hasVisibleLabel
      options={FEATURE_STATES.map((id) => ({ id, label: texts.featureStates[id] }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
