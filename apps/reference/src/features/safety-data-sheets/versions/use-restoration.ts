import { type SafetyDataSheet } from "@placard/api-client";
import { restoreSds } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Makes an earlier version the current SDS. */
export function useRestoration(onDone: () => void) {
  const { safetyDataSheets: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const restoring = useMutation({
    mutationFn: (version: SafetyDataSheet) => api.call(restoreSds, { params: { id: version.id } }),
    async onSuccess({ sds }) {
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.show({
        tone: "ok",
        title: texts.restoredTitle,
        text: texts.restoredText(sds.filename, sds.chemical_name),
      });
      onDone();
    },
    onError(error) {
      fail(error, { title: texts.restoreFailedTitle, fallback: texts.restoreFailed, logIn: texts.logIn });
    },
  });
  return {
    restore: restoring.mutate,
    isRestoring: ({ id }: SafetyDataSheet): boolean => restoring.isPending && restoring.variables.id === id,
  };
}
