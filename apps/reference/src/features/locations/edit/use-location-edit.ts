import { type Location } from "@placard/api-client";
import { location as locationSchema, updateLocation } from "@placard/api-client/internal";
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
  const { locations: texts, problems, tierTwo } = useMessages();
  const featureLabel = useFeatureLabel();
  const api = useApi();
  const problemTexts = useProblemTexts();
  return useRecordEdit({
    record: location,
    schema: locationSchema,
    businessId: location.business_id,
    draft: "edit-location",
    valuesOf: locationValuesOf,
    validate: (values: EditLocationValues, stored) => ({
      ...problemTexts(validateLocation(values)),
      ...placeTierProblems(values, problems),
      ...(isMoved(stored, values) && problemTexts(placeProblems(values))),
    }),
    changesOf: locationChangesOf,
    together: FIELD_GROUPS,
    labels: {
      name: texts.name,
      address: texts.address,
      civic_address: texts.civicAddress,
      square_feet: texts.squareFeetField,
      number_employees: texts.employeesField,
      contact_id: texts.managerField,
      best_entrance: texts.bestEntranceField,
      ...Object.fromEntries(FEATURES.map((feature) => [feature, featureLabel(feature)])),
      ...placeTierLabels(tierTwo),
    },
    shown: { contact_id: (id, { contact_name }) => (id === "" ? "" : (contact_name ?? id)) },
    send: (body) => api.call(updateLocation, { params: { id: location.id }, body }),
    texts: {
      done: ({ name }) => ({ title: texts.updatedTitle, text: texts.updatedText(name) }),
      gone: texts.gone,
      failed: { title: texts.updateFailedTitle, fallback: texts.updateFailed, logIn: texts.logIn },
    },
    onClose,
  });
}

/** True if the address or the pin differs from the stored one. An unchanged position is not validated again. */
function isMoved(stored: Location, { civic_address, precision }: EditLocationValues): boolean {
  return civic_address.trim() !== stored.civic_address || precision !== "";
}
