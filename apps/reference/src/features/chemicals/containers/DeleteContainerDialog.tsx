import { type Container } from "@placard/api-client";
import { deleteContainer } from "@placard/api-client/internal";
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
  const { containers: texts, deleted, common } = useMessages();
  const { id, code, chemical_name, business_id } = container;
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteContainer, { params: { id } }),
    reload: () => queries.invalidateQueries({ queryKey: businessKey(business_id) }),
    done: () => ({ title: texts.deletedTitle, text: texts.deletedText(code) }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={`${texts.deleteText(code, chemical_name)} ${deleted.keptFor}`}
      confirmLabel={texts.deleteTitle}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );
}
