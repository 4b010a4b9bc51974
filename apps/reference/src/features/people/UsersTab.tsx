import { insertBusinessInvitation, type BusinessUser, type BusinessInvitation } from "@placard/api-client";
import { Badge, toasts } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../lib/api/use-failure.ts";
import { DeactivateDialog } from "../../lib/people/DeactivateDialog.tsx";
import { InvitationsCard } from "../../lib/people/InvitationsCard.tsx";
import { signInLine } from "../../lib/people/sign-in-line.ts";
import { useAccountStanding } from "../../lib/people/use-account-standing.ts";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { AddUserCard } from "./AddUserCard.tsx";
import { DeletePersonDialog } from "./DeletePersonDialog.tsx";
import { EditUserDialog } from "./EditUserDialog.tsx";
import { invitationsQuery, usersQuery } from "./people-queries.ts";
import { PeopleList } from "./PeopleList.tsx";
import { usePeopleChanged } from "./use-people-changed.ts";

/** Those who can sign in, those who are invited, and the forms for one more. */
export function UsersTab() {
  const messages = useMessages();
  const { people: words, signIns } = messages;
  const whyNot = useWhyNot();
  const { business_id, user_id, role } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  const standing = useAccountStanding(peopleChanged);
  const refused = whyNot(role, "edit_users");
  const users = useQuery(usersQuery(api, business_id));
  const invitations = useQuery({ ...invitationsQuery(api, business_id), enabled: refused === null });
  const [toEdit, setToEdit] = useState<BusinessUser | null>(null);
  const [toClose, setToClose] = useState<BusinessUser | null>(null);
  const [toDelete, setToDelete] = useState<BusinessUser | null>(null);
  const all = users.data ?? [];
  const canSignIn = all.filter(({ deactivated_at }) => deactivated_at === null);

  async function inviteAgain({ email, role: invited }: BusinessInvitation): Promise<void> {
    try {
      await api.call(insertBusinessInvitation, { body: { business_id, email, role: invited } });
      toasts.show({ tone: "ok", title: signIns.invitedTitle, text: signIns.invitedText(email) });
      await peopleChanged();
    } catch (error) {
      fail(error, { title: signIns.inviteFailedTitle, fallback: signIns.inviteFailed, logIn: signIns.logIn });
    }
  }

  /** An open account is closed first: what may have been meant for one evening is not lost. */
  function waysOut(user: BusinessUser) {
    if (user.id === user_id) return { deleteLabel: null };
    if (user.deactivated_at !== null) {
      const open = {
        label: signIns.reactivate(user.name),
        icon: <UserRoundCheck aria-hidden="true" />,
        onPress: () => standing.open(user),
      };
      return { deleteLabel: words.deleteUser(user.name), acts: [open] };
    }
    const close = {
      label: signIns.deactivate(user.name),
      icon: <UserRoundX aria-hidden="true" />,
      onPress: () => setToClose(user),
    };
    return { deleteLabel: null, acts: [close] };
  }

  return (
    <div className="app-people-columns">
      <div className="app-people-lists">
        <PeopleList
          title={words.users}
          count={words.usersCount(canSignIn.length)}
          query={users}
          loadingLabel={words.loadingUsers}
          failedTitle={words.usersNotLoadedTitle}
          failed={words.usersNotLoaded}
          rows={all.map((user) => ({
            id: user.id,
            name: user.name,
            lines: [user.email, signInLine(user.last_sign_in, messages)],
            badge: (
              <>
                {user.id === user_id && <Badge tone="accent">{words.you}</Badge>}
                {user.deactivated_at !== null && <Badge tone="caution">{signIns.deactivated}</Badge>}
                {user.has_temporary_password && <Badge>{signIns.temporary}</Badge>}
                <Badge>{user.role}</Badge>
              </>
            ),
            editLabel: words.edit(user.name),
            ...waysOut(user),
            isKept: refused !== null,
          }))}
          onEdit={(id) => setToEdit(all.find((user) => user.id === id) ?? null)}
          onDelete={(id) => setToDelete(all.find((user) => user.id === id) ?? null)}
        />
        {refused === null && (
          <InvitationsCard
            query={invitations}
            roleOf={(invitation) => invitation.role}
            onAgain={(invitation) => void inviteAgain(invitation)}
            readAgain={peopleChanged}
          />
        )}
      </div>
      <AddUserCard refused={refused} />
      {toEdit !== null && <EditUserDialog user={toEdit} onClose={() => setToEdit(null)} />}
      {toClose !== null && (
        <DeactivateDialog person={toClose} readAgain={peopleChanged} onClose={() => setToClose(null)} />
      )}
      {toDelete !== null && (
        <DeletePersonDialog
          id={toDelete.id}
          removal={{
            title: words.deleteUserTitle(toDelete.name),
            text: words.deleteUserText(toDelete.email),
            confirm: words.deleteUserConfirm,
            doneTitle: words.userDeletedTitle,
            doneText: words.userDeletedText(toDelete.name),
            failedTitle: words.deleteUserFailedTitle,
            failed: words.deleteUserFailed,
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </div>
  );
}
