import { Dialog, SegmentedControl } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddMemberForm } from "./AddMemberForm.tsx";
import { InviteMemberForm } from "./InviteMemberForm.tsx";

interface AddMemberDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
  readonly onInvited: (invitation: { readonly id: number; readonly email: string }) => Promise<void>;
}

/** Two ways for one more member to sign in: by a link, or with a password that holds until the first sign-in. */
export function AddMemberDialog({ isOpen, onOpenChange, onAdded, onInvited }: AddMemberDialogProps) {
  const { team, signIns } = useMessages();
  const [way, setWay] = useState<"mail" | "password">("mail");
  const close = () => onOpenChange(false);
  return (
    <Dialog title={team.addMember} size="sm" isOpen={isOpen} isDismissable={false} onOpenChange={onOpenChange}>
      <div className="app-add-member">
        <SegmentedControl
          label={signIns.how}
          options={[
            { id: "mail", label: signIns.byMail },
            { id: "password", label: signIns.byPassword },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === "mail" ? (
          <InviteMemberForm
            onInvited={async (invitation) => {
              close();
              await onInvited(invitation);
            }}
          />
        ) : (
          <AddMemberForm
            onAdded={async () => {
              close();
              await onAdded();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
