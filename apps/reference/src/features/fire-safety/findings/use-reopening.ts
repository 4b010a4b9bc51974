import { reopenInspectionFinding, type InspectionFinding } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Reopens a finding that was not corrected after all. */
export function useReopening({ id, version }: InspectionFinding) {
  const { fireSafety: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const readAgain = () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  const reopening = useMutation({
    mutationFn: () => api.call(reopenInspectionFinding, { params: { id }, body: { version } }),
    async onSuccess() {
      await readAgain();
      toasts.clear();
      toasts.show({ tone: "ok", title: words.reopened });
    },
    async onError(error) {
      fail(error, { title: words.mendFailedTitle, fallback: words.mendFailed, logIn: words.logIn });
      await readAgain();
    },
  });
  return { isPending: reopening.isPending, reopen: () => reopening.mutate() };
}
