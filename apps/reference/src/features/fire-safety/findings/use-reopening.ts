import { type InspectionFinding } from "@placard/api-client";
import { reopenInspectionFinding } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Reopens a finding that was not corrected after all. */
export function useReopening({ id, version }: InspectionFinding) {
  const { fireSafety: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const reload = () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  const reopening = useMutation({
    mutationFn: () => api.call(reopenInspectionFinding, { params: { id }, body: { version } }),
    async onSuccess() {
      await reload();
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.reopened });
    },
    async onError(error) {
      fail(error, { title: texts.mendFailedTitle, fallback: texts.mendFailed, logIn: texts.logIn });
      await reload();
    },
  });
  return { isPending: reopening.isPending, reopen: () => reopening.mutate() };
}
