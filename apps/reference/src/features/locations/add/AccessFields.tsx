import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FeatureChoices } from "../fields/FeatureChoices.tsx";
import type { NewLocationValues } from "./new-location.ts";

/** Fields for the entrance and for hazards that crews should expect. */
export function AccessFields({ form }: { readonly form: Form<NewLocationValues> }) {
  const { locations: texts } = useMessages();
  return (
    <>
      <OptionalText
        label={texts.bestEntranceField}
        placeholder={texts.bestEntrancePlaceholder}
        field={form.field("best_entrance")}
      />
      <FeatureChoices form={form} features={["training_for_chemicals", "nearby_river_or_sewer"]} />
    </>
  );
}
