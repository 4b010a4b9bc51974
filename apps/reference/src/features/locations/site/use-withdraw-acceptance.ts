import { deleteAcceptedRisk } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Withdraws an accepted risk, identified by its id. */
export function useWithdrawAcceptance() {
  const { standing: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteAcceptedRisk, { params: { id } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.takenBackTitle, text: texts.takenBackText });
    },
    onError: (error) =>
      void fail(error, { title: texts.takeBackFailedTitle, fallback: texts.takeBackFailed, logIn: texts.logIn }),
  });
}
