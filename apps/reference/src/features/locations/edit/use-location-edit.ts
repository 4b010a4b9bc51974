import { location as locationSchema, updateLocation, type Location } from "@placard/api-client";
import { validateLocation } from "@placard/hazmat-core/business";
import { placeTierLabels, placeTierProblems } from "../../../forms/tier-two/place-values.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FEATURES } from "../fields/features.ts";
import { useFeatureLabel } from "../fields/use-feature-label.ts";
import { placeProblems } from "../pin/site-place.ts";
import { locationChangesOf, locationValuesOf, FIELD_GROUPS, type EditLocationValues } from "./location-changes.ts";

/** The form that edits a site. */
export function useLocationEdit(location: Location, onClose: () => void) {
  const { locations: words, problems, tierTwo } = useMessages();
  const featureLabel = useFeatureLabel();
  const api = useApi();
  const inWords = useProblemTexts();
  return useRecordEdit({
    record: location,
    schema: locationSchema,
    businessId: location.business_id,
    draft: "edit-location",
    valuesOf: locationValuesOf,
    validate: (values: EditLocationValues, stored) => ({
      ...inWords(validateLocation(values)),
      ...placeTierProblems(values, problems),
      ...(isMoved(stored, values) && inWords(placeProblems(values))),
    }),
    changesOf: locationChangesOf,
    together: FIELD_GROUPS,
    labels: {
      name: words.name,
      address: words.address,
      civic_address: words.civicAddress,
      square_feet: words.squareFeetField,
      number_employees: words.employeesField,
      contact_id: words.managerField,
      best_entrance: words.bestEntranceField,
      ...Object.fromEntries(FEATURES.map((feature) => [feature, featureLabel(feature)])),
      ...placeTierLabels(tierTwo),
    },
    shown: { contact_id: (id, { contact_name }) => (id === "" ? "" : (contact_name ?? id)) },
    send: (body) => api.call(updateLocation, { params: { id: location.id }, body }),
    words: {
      done: ({ name }) => ({ title: words.updatedTitle, text: words.updatedText(name) }),
      gone: words.gone,
      failed: { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logIn },
    },
    onClose,
  });
}

/** True if the address or the pin differs from the stored one. An unchanged position is not validated again. */
function isMoved(stored: Location, { civic_address, precision }: EditLocationValues): boolean {
  return civic_address.trim() !== stored.civic_address || precision !== "";
}
