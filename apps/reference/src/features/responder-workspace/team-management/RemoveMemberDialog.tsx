import type { ResponderUser } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface RemoveMemberDialogProps {
  /** `null` if the dialog is closed. */
  readonly member: ResponderUser | null;
  readonly onClose: () => void;
  readonly onConfirm: (member: ResponderUser) => void;
}

/** Dialog that asks for confirmation before removing a member from the team. */
export function RemoveMemberDialog({ member, onClose, onConfirm }: RemoveMemberDialogProps) {
  const { team, common } = useMessages();
  return (
    <ConfirmDialog
      title={member === null ? "" : team.removeTitle(member.name)}
      text={team.removeText}
      confirmLabel={team.removeConfirm}
      cancelLabel={common.cancel}
      isOpen={member !== null}
      onOpenChange={onClose}
      onConfirm={() => {
        if (member !== null) onConfirm(member);
        onClose();
      }}
    />
  );
}
