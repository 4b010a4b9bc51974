import { INSPECTION_TEMPLATE_IDS, inspectionTemplate } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { checklistsQuery } from "../inspection-queries.ts";
import { ownChecklistChoice } from "./schedule-values.ts";

/** Checklists to schedule: those of the business, then the included ones. */
export function useChecklistChoices() {
  const { fireSafety: texts } = useMessages();
  const own = useQuery(checklistsQuery(useApi(), useBusinessProfile().business_id)).data ?? [];
  return [
    ...own.map(({ id, name, items }) => ({
      id: ownChecklistChoice(id),
      label: name,
      hint: texts.ownItems(items.length),
    })),
    ...INSPECTION_TEMPLATE_IDS.map((id) => {
      const { name, items } = inspectionTemplate(id);
      return { id, label: name, hint: texts.items(items.length) };
    }),
  ];
}
