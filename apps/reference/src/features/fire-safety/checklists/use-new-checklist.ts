import { insertInspectionChecklist } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, type Refusal } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { checklistOfValues, checklistProblems, type ChecklistValues } from "./checklist-values.ts";

/** Initial values of a new checklist. */
export interface FirstText {
  /** Key of its draft, one per source of the copy. */
  readonly draft: string;
  /** Name of the copied checklist; `null` for a new one. */
  readonly copied: string | null;
  readonly values: ChecklistValues;
}

/** The form that creates a checklist. */
export function useNewChecklist({ draft, values: initial }: FirstText, onClose: () => void) {
  const { checklists: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  return useForm<ChecklistValues>({
    initial,
    validate: (values) => checklistProblems(values, texts),
    draft: { name: `new-checklist-${draft}` },
    async submit(values, saved): Promise<Refusal<ChecklistValues> | undefined> {
      const body = checklistOfValues(values);
      try {
        await api.call(insertInspectionChecklist, { body }, { idempotencyKey: keyFor(body) });
        saved();
        await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
        toasts.clear();
        toasts.show({ tone: "ok", title: texts.saved, text: texts.savedText(body.name) });
      } catch (error) {
        return fail(error, { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn });
      }
      onClose();
      return undefined;
    },
  });
}
