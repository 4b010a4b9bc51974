import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Feature } from "./features.ts";

/** Labels of the features in a form. */
export function useFeatureLabel(): (feature: Feature) => string {
  const { locations: texts } = useMessages();
  return (feature) => {
    if (feature === "training_for_chemicals") return texts.trainedField;
    return feature === "nearby_river_or_sewer" ? texts.nearWaterField : texts.features[feature];
  };
}
