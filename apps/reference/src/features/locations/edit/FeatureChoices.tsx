import { SegmentedControl } from "@placard/ui";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FEATURES } from "../fields/features.ts";
import { useFeatureLabel } from "../fields/use-feature-label.ts";
import { FEATURE_STATES, type EditLocationValues } from "./location-changes.ts";

/** What is there, is not there or is unknown. */
export function FeatureChoices({ form }: { readonly form: Form<EditLocationValues> }) {
  const { locations: words } = useMessages();
  const labelOf = useFeatureLabel();
  return (
    <div className="app-edit-features">
      {FEATURES.map((feature) => (
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
