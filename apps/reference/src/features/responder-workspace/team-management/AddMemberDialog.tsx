import { Dialog } from "@placard/ui";
import { AccessOptions } from "../../../lib/people/AccessOptions.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddMemberForm } from "./AddMemberForm.tsx";
import { InviteMemberForm } from "./InviteMemberForm.tsx";

interface AddMemberDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
  readonly onInvited: (invitation: { readonly id: number; readonly email: string }) => Promise<void>;
}

/** Dialog that adds a member by invitation link or with a temporary password. */
export function AddMemberDialog({ isOpen, onOpenChange, onAdded, onInvited }: AddMemberDialogProps) {
  const { team } = useMessages();
  const close = () => onOpenChange(false);
  const invite = (
    <InviteMemberForm
      onInvited={async (invitation) => {
        close();
        await onInvited(invitation);
      }}
    />
  );
  const add = (
    <AddMemberForm
      onAdded={async () => {
        close();
        await onAdded();
      }}
    />
  );
  return (
    <Dialog title={team.addMember} size="sm" isOpen={isOpen} isDismissable={false} onOpenChange={onOpenChange}>
      <div className="app-add-member">
        <AccessOptions byMail={invite} byPassword={add} />
      </div>
    </Dialog>
  );
}
