import { deleteInvitation } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { useRemoval } from "../api/use-removal.ts";

interface WithdrawDialogProps {
  readonly invitation: { readonly id: number; readonly email: string };
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an invitation's link stops working. */
export function WithdrawDialog({ invitation: { id, email }, reload, onClose }: WithdrawDialogProps) {
  const { signIns: texts, common } = useMessages();
  const api = useApi();
  const call = useRemoval({
    remove: () => api.call(deleteInvitation, { params: { id } }),
    reload,
    done: () => ({ title: texts.withdrawnTitle }),
    failed: { title: texts.withdrawFailedTitle, fallback: texts.withdrawFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.withdrawTitle(email)}
      text={texts.withdrawText}
      confirmLabel={texts.withdrawConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.withdrawing}
      {...call}
    />
  );
}
