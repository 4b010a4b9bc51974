import { inventoryChemical, updateChemical, type InventoryChemical } from "@placard/api-client";
import { validateChemicalEdit } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { chemicalTierLabels, chemicalTierProblems } from "../../../forms/tier-two/chemical-values.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { changesOf, editValuesOf, FIELD_GROUPS, type EditValues } from "./chemical-changes.ts";

/** The form that edits one chemical of the inventory. */
export function useChemicalEdit(chemical: InventoryChemical, onClose: () => void) {
  const { chemicals: words, problems, standing, tierTwo } = useMessages();
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
    together: FIELD_GROUPS,
    labels: {
      name: words.name,
      un_number: words.unNumber,
      cas_number: words.referenceCas,
      class_text: words.hazardClassification,
      hazard_classification: words.hazardLevel,
      packing_group: words.packingGroup,
      flash_point: words.flashPoint,
      nfpa_health: words.nfpaFields.health,
      nfpa_fire: words.nfpaFields.fire,
      nfpa_reactivity: words.nfpaFields.reactivity,
      nfpa_special: words.nfpaFields.special,
      quantity: words.quantity,
      unit: words.unit,
      storage_vessel: words.storageVessel,
      quantity_per_vessel: words.quantityPerVessel,
      location_id: words.location,
      room: standing.room,
      cabinet: standing.cabinet,
      manufacturer: words.manufacturer,
      ...chemicalTierLabels(tierTwo),
    },
    shown: { location_id: (id, { location_name }) => location_name ?? id },
    unkept: ["is_checked", "fills_rows"], // applies to today only; a draft may be sent tomorrow
    send: async (body) => {
      const { chemical: saved, filled_rows = 0 } = await api.call(updateChemical, {
        params: { id: chemical.id },
        body,
      });
      if (filled_rows > 0)
        toasts.show({ tone: "ok", title: tierTwo.filledTitle, text: tierTwo.filledText(filled_rows) });
      if (saved.sheets.length === 0 && chemical.sheets.length > 0)
        toasts.show({ tone: "caution", title: words.sheetOffTitle, text: words.sheetOffText(saved.name) });
    },
    words: {
      done: ({ name }) => ({ title: words.updatedTitle, text: words.updatedText(name) }),
      gone: words.gone,
      failed: { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logInToChange },
    },
    onClose,
  });
}
