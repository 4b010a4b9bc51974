import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useAccountActivation } from "./use-account-activation.ts";

interface DeactivateDialogProps {
  readonly person: { readonly id: number; readonly name: string };
  readonly readAgain: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a user is signed out everywhere. */
export function DeactivateDialog({ person, readAgain, onClose }: DeactivateDialogProps) {
  const { signIns: words, common } = useMessages();
  const { close, isClosing } = useAccountActivation(readAgain);
  return (
    <ConfirmDialog
      isOpen
      title={words.deactivateTitle(person.name)}
      text={words.deactivateText}
      confirmLabel={words.deactivateConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.deactivating}
      isPending={isClosing}
      onOpenChange={onClose}
      onConfirm={() => void close(person).then(onClose, () => undefined)}
    />
  );
}
