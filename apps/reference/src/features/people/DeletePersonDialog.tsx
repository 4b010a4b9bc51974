import { deleteUser } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useRemoval } from "../../lib/api/use-removal.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { usePeopleChanged } from "../../lib/people/use-people-changed.ts";

/** Texts of the dialog that removes a user or a contact. */
export interface RemovalTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly failedTitle: string;
  readonly failed: string;
}

interface DeletePersonDialogProps {
  /** Id of the user or contact. They share one sequence of ids. */
  readonly id: number;
  readonly removal: RemovalTexts;
  readonly onClose: () => void;
}

export function DeletePersonDialog({ id, removal, onClose }: DeletePersonDialogProps) {
  const { people: texts, common } = useMessages();
  const api = useApi();
  const peopleChanged = usePeopleChanged();
  const call = useRemoval({
    remove: () => api.call(deleteUser, { params: { id } }),
    reload: peopleChanged,
    done: () => ({ title: removal.doneTitle, text: removal.doneText }),
    failed: { title: removal.failedTitle, fallback: removal.failed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={removal.title}
      text={removal.text}
      confirmLabel={removal.confirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...call}
    />
  );
}
