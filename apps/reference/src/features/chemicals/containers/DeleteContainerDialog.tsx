import { deleteContainer, type Container } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DeleteContainerDialogProps {
  readonly container: Container;
  readonly onClose: () => void;
}

/** Dialog that asks for confirmation before deleting a container. */
export function DeleteContainerDialog({ container, onClose }: DeleteContainerDialogProps) {
  const { containers: words, deleted, common } = useMessages();
  const { id, code, chemical_name, business_id } = container;
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteContainer, { params: { id } }),
    readAgain: () => queries.invalidateQueries({ queryKey: businessKey(business_id) }),
    done: () => ({ title: words.deletedTitle, text: words.deletedText(code) }),
    failed: { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={`${words.deleteText(code, chemical_name)} ${deleted.keptFor}`}
      confirmLabel={words.deleteTitle}
      cancelLabel={common.cancel}
      pendingLabel={words.deleting}
      {...removal}
    />
  );
}
