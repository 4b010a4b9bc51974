import { type Picture } from "@placard/api-client";
import { getPictureFile } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { openFile } from "../../../lib/device/open-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Opens the file of a floor plan in a new tab. */
export function useOpenPlan(plan: Picture): () => Promise<void> {
  const { locations: texts } = useMessages();
  const api = useApi();
  const fail = useFailure();
  return async () => {
    try {
      toasts.settle(texts.viewFailedTitle);
      await openFile(() => api.call(getPictureFile, { params: { picture_id: plan.id } }));
    } catch (error) {
      fail(error, { title: texts.viewFailedTitle, fallback: texts.viewFailed, logIn: texts.logIn });
    }
  };
}
