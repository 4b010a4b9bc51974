import { deleteInvitation } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { useRemoval } from "../api/use-removal.ts";

interface WithdrawDialogProps {
  readonly invitation: { readonly id: number; readonly email: string };
  readonly readAgain: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an invitation's link stops working. */
export function WithdrawDialog({ invitation: { id, email }, readAgain, onClose }: WithdrawDialogProps) {
  const { signIns: words, common } = useMessages();
  const api = useApi();
  const call = useRemoval({
    remove: () => api.call(deleteInvitation, { params: { id } }),
    readAgain,
    done: () => ({ title: words.withdrawnTitle }),
    failed: { title: words.withdrawFailedTitle, fallback: words.withdrawFailed, logIn: words.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.withdrawTitle(email)}
      text={words.withdrawText}
      confirmLabel={words.withdrawConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.withdrawing}
      {...call}
    />
  );
}
