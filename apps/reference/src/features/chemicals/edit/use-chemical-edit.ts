import { inventoryChemical, updateChemical, type InventoryChemical } from "@placard/api-client";
import { validateChemicalEdit } from "@placard/hazmat-core/business";
import { chemicalTierProblems } from "../../../forms/tier-two/chemical-values.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { changesOf, editValuesOf, TOGETHER, type EditValues } from "./chemical-changes.ts";

/** The form that changes one chemical of the inventory. */
export function useChemicalEdit(chemical: InventoryChemical, onClose: () => void) {
  const { chemicals: words, problems } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const inWords = useProblemTexts();
  return useRecordEdit({
    record: chemical,
    schema: inventoryChemical,
    businessId: business_id,
    draft: "edit-chemical",
    valuesOf: editValuesOf,
    validate: (values: EditValues) => ({
      ...inWords(validateChemicalEdit(values, chemical.quantity)),
      ...chemicalTierProblems(values, problems),
    }),
    changesOf,
    together: TOGETHER,
    unkept: ["is_checked"], // said of today; a draft may be sent tomorrow
    send: (body) => api.call(updateChemical, { params: { id: chemical.id }, body }),
    words: {
      done: ({ name }) => ({ title: words.updatedTitle, text: words.updatedText(name) }),
      gone: words.gone,
      failed: { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logInToChange },
    },
    onClose,
  });
}
