import { hasCode, type Inspection } from "@placard/api-client";
import { finishInspection, inspection as inspectionSchema, updateInspection } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { inspectionQuery } from "../inspection-queries.ts";
import type { InspectionDraft } from "./use-inspection-draft.ts";

/** Saves an inspection to the server, complete or not. Answers saved by others meanwhile are merged; none is lost. */
export function useInspectionSaving({ id, business_id }: Inspection, draft: InspectionDraft) {
  const { fireSafety: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const { answers, version } = draft.typed;
  const { queryKey } = inspectionQuery(api, business_id, id);
  const body = { answers: [...answers], version };

  async function onError(error: unknown, failed: { readonly title: string; readonly fallback: string }) {
    const latest = hasCode(error, "edit_conflict")
      ? inspectionSchema.safeParse(error.problem?.current).data
      : undefined;
    if (latest !== undefined) {
      queries.setQueryData(queryKey, latest);
      return;
    }
    fail(error, { ...failed, logIn: texts.logIn });
    if (hasCode(error, "inspection_finished"))
      await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  }

  const saving = useMutation({
    mutationFn: () => api.call(updateInspection, { params: { id }, body }),
    onSuccess({ inspection }) {
      draft.acceptSaved(inspection, answers);
      queries.setQueryData(queryKey, inspection);
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.saved, text: texts.savedRound });
    },
    onError: (error) => onError(error, { title: texts.saveFailedTitle, fallback: texts.saveFailed }),
  });
  const finishing = useMutation({
    mutationFn() {
      const whole = { ...body, today: dayOfReader(new Date()) };
      return api.call(finishInspection, { params: { id }, body: whole }, { idempotencyKey: keyFor(whole) });
    },
    async onSuccess({ inspection }) {
      draft.acceptSaved(inspection, answers);
      queries.setQueryData(queryKey, inspection);
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.finished, text: texts.finishedText(inspection.findings.length) });
      await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
    },
    onError: (error) => onError(error, { title: texts.finishFailedTitle, fallback: texts.finishFailed }),
  });
  return {
    isSaving: saving.isPending,
    save: () => saving.mutate(),
    isFinishing: finishing.isPending,
    finish: () => finishing.mutate(),
  };
}
