import { type DeletedRecord, hasCode } from "@placard/api-client";
import { restoreDeletedRecord } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../lib/api/business-queries.ts";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Restores a deleted record and reloads all data of the business. */
export function useRestore() {
  const { deleted: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  return useMutation({
    mutationFn: ({ id }: DeletedRecord) =>
      api.call(restoreDeletedRecord, { params: { id } }, { idempotencyKey: crypto.randomUUID() }),
    async onSuccess(_answer, { name, business_id }) {
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.restoredTitle, text: texts.restoredText(name) });
    },
    async onError(error, { name, detail, business_id }) {
      if (hasCode(error, "not_found")) {
        await queries.invalidateQueries({ queryKey: businessKey(business_id) });
        toasts.show({ tone: "caution", title: texts.restoreFailedTitle, text: texts.goneText(name) });
        return;
      }
      if (hasCode(error, "email_taken")) {
        toasts.show({ tone: "danger", title: texts.restoreFailedTitle, text: texts.emailTaken(detail ?? name) });
        return;
      }
      fail(error, { title: texts.restoreFailedTitle, fallback: texts.restoreFailed, logIn: texts.logIn });
    },
  });
}
