import { type AnswerOf } from "@placard/api-client";
import { type confirmChemical, undoCheck } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { chemicalsKey } from "../api/business-queries.ts";
import { useFailure } from "../api/use-failure.ts";

/** Shows a toast with the number of checked chemicals and an undo button. */
export function useCheckedToast(): (check: AnswerOf<typeof confirmChemical>) => void {
  const { standing: messages } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();

  async function undo(checked_at: string): Promise<void> {
    try {
      const { restored } = await api.call(undoCheck, { params: { id: business_id }, body: { checked_at } });
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.show({ tone: "ok", title: messages.undoneTitle, text: messages.undoneText(restored) });
    } catch (error) {
      fail(error, { title: messages.undoFailedTitle, fallback: messages.undoFailed, logIn: messages.logIn });
    }
  }

  return ({ checked, checked_at }) => {
    toasts.clear();
    toasts.show({
      tone: "ok",
      title: messages.confirmedTitle,
      text: messages.confirmedText(checked),
      action: { label: messages.undo, onPress: () => void undo(checked_at) },
    });
  };
}
