import { confirmChemical } from "@placard/api-client/internal";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useCheckedToast } from "../../../lib/chemical/use-checked-toast.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Confirms the quantity of a row with one tap, with an undo option. */
export function useConfirmation(): { readonly one: (id: number) => void } {
  const { standing: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const showChecked = useCheckedToast();
  const confirm = async (id: number): Promise<void> => {
    try {
      showChecked(await api.call(confirmChemical, { params: { id } }));
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
    } catch (error) {
      fail(error, { title: texts.confirmFailedTitle, fallback: texts.confirmFailed, logIn: texts.logIn });
    }
  };
  return { one: (id) => void confirm(id) };
}
