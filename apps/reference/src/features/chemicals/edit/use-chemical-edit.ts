import { type InventoryChemical } from "@placard/api-client";
import { inventoryChemical, updateChemical } from "@placard/api-client/internal";
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
  const { chemicals: texts, problems, standing, tierTwo } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const problemTexts = useProblemTexts();
  return useRecordEdit({
    record: chemical,
    schema: inventoryChemical,
    businessId: business_id,
    draft: "edit-chemical",
    valuesOf: editValuesOf,
    validate: (values: EditValues) => ({
      ...problemTexts(validateChemicalEdit(values, chemical.quantity)),
      ...chemicalTierProblems(values, problems),
    }),
    changesOf,
    together: FIELD_GROUPS,
    labels: {
      name: texts.name,
      un_number: texts.unNumber,
      cas_number: texts.referenceCas,
      class_text: texts.hazardClassification,
      hazard_classification: texts.hazardLevel,
      packing_group: texts.packingGroup,
      flash_point: texts.flashPoint,
      nfpa_health: texts.nfpaFields.health,
      nfpa_fire: texts.nfpaFields.fire,
      nfpa_reactivity: texts.nfpaFields.reactivity,
      nfpa_special: texts.nfpaFields.special,
      quantity: texts.quantity,
      unit: texts.unit,
      storage_vessel: texts.storageVessel,
      quantity_per_vessel: texts.quantityPerVessel,
      location_id: texts.location,
      room: standing.room,
      cabinet: standing.cabinet,
      manufacturer: texts.manufacturer,
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
        toasts.show({ tone: "caution", title: texts.sheetOffTitle, text: texts.sheetOffText(saved.name) });
    },
    texts: {
      done: ({ name }) => ({ title: texts.updatedTitle, text: texts.updatedText(name) }),
      gone: texts.gone,
      failed: { title: texts.updateFailedTitle, fallback: texts.updateFailed, logIn: texts.logInToChange },
    },
    onClose,
  });
}
