import { deactivateUser, reactivateUser } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { useFailure } from "../api/use-failure.ts";

interface Person {
  readonly id: number;
  readonly name: string;
}

/**
 * Deactivates and reactivates accounts of a business or a department. The calling screen checks if the user may do so.
 *
 * @param readAgain - reloads the list of people
 */
export function useAccountActivation(reload: () => Promise<unknown>) {
  const { signIns: texts } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const closing = useMutation({
    mutationFn: ({ id }: Person) => api.call(deactivateUser, { params: { id } }),
    async onSuccess(_answer, { name }) {
      await reload();
      toasts.show({ tone: "ok", title: texts.deactivatedTitle(name), text: texts.deactivatedText });
    },
    onError: (error) =>
      void fail(error, { title: texts.deactivateFailedTitle, fallback: texts.deactivateFailed, logIn: texts.logIn }),
  });
  const opening = useMutation({
    mutationFn: ({ id }: Person) => api.call(reactivateUser, { params: { id } }),
    async onSuccess(_answer, { name }) {
      await reload();
      toasts.show({ tone: "ok", title: texts.reactivatedTitle(name), text: texts.reactivatedText });
    },
    onError: (error) =>
      void fail(error, { title: texts.reactivateFailedTitle, fallback: texts.reactivateFailed, logIn: texts.logIn }),
  });
  return { close: closing.mutateAsync, isClosing: closing.isPending, open: opening.mutate } as const;
}
