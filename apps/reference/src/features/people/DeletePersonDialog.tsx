import { deleteUser, hasCode } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { usePeopleChanged } from "./use-people-changed.ts";

/** The words around the removal of a user or of a contact. */
export interface RemovalWords {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly failedTitle: string;
  readonly failed: string;
}

interface DeletePersonDialogProps {
  /** Users and contacts share one sequence of numbers. */
  readonly id: number;
  readonly removal: RemovalWords;
  readonly onClose: () => void;
}

export function DeletePersonDialog({ id, removal, onClose }: DeletePersonDialogProps) {
  const { people: words, common } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  const call = useMutation({
    async mutationFn() {
      try {
        await api.call(deleteUser, { params: { id } });
      } catch (error) {
        // Somebody else deleted it: what was wanted is so.
        if (!hasCode(error, "not_found")) throw error;
      }
    },
    async onSuccess() {
      await peopleChanged();
      toasts.show({ tone: "ok", title: removal.doneTitle, text: removal.doneText });
      onClose();
    },
    onError(error) {
      fail(error, { title: removal.failedTitle, fallback: removal.failed, logIn: words.logIn });
    },
  });
  return (
    <ConfirmDialog
      title={removal.title}
      text={removal.text}
      confirmLabel={removal.confirm}
      cancelLabel={common.cancel}
      isPending={call.isPending}
      pendingLabel={words.deleting}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => call.mutate()}
    />
  );
}
