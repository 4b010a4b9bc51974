import { SegmentedControl } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./FeatureChoices.css";
import { FEATURE_STATES, type Feature, type FeatureState, type FeatureValues } from "./features.ts";
import { useFeatureLabel } from "./use-feature-label.ts";

interface FeatureChoicesProps {
  readonly form: {
    readonly values: FeatureValues;
    readonly set: (feature: Feature, state: FeatureState) => void;
  };
  readonly features: readonly Feature[];
}

/** What is there, is not there or is unknown. */
export function FeatureChoices({ form, features }: FeatureChoicesProps) {
  const { locations: words } = useMessages();
  const labelOf = useFeatureLabel();
  return (
    <div className="app-feature-choices">
      {features.map((feature) => (
        <SegmentedControl
          key={feature}
          label={labelOf(feature)}
          hasVisibleLabel
          options={FEATURE_STATES.map((id) => ({ id, label: words.featureStates[id] }))}
          value={form.values[feature]}
          onChange={(state) => form.set(feature, state)}
        />
      ))}
    </div>
  );
}
