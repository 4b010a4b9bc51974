import { confirmChemical } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Says with one tap that a row is still correct. */
export function useConfirmation(): { readonly one: (id: number) => void } {
  const { standing: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const confirm = async (id: number): Promise<void> => {
    try {
      const { checked } = await api.call(confirmChemical, { params: { id } });
      toasts.clear();
      toasts.show({ tone: "ok", title: words.confirmedTitle, text: words.confirmedText(checked) });
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
    } catch (error) {
      fail(error, { title: words.confirmFailedTitle, fallback: words.confirmFailed, logIn: words.logIn });
    }
  };
  return { one: (id) => void confirm(id) };
}
