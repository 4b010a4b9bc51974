import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useAccountActivation } from "./use-account-activation.ts";

interface DeactivateDialogProps {
  readonly person: { readonly id: number; readonly name: string };
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a user is signed out everywhere. */
export function DeactivateDialog({ person, reload, onClose }: DeactivateDialogProps) {
  const { signIns: texts, common } = useMessages();
  const { close, isClosing } = useAccountActivation(reload);
  return (
    <ConfirmDialog
      isOpen
      title={texts.deactivateTitle(person.name)}
      text={texts.deactivateText}
      confirmLabel={texts.deactivateConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deactivating}
      isPending={isClosing}
      onOpenChange={onClose}
      onConfirm={() => void close(person).then(onClose, () => undefined)}
    />
  );
}
