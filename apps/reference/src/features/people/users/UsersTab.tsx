import type { BusinessUser } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { usersQuery } from "../../../lib/api/business-queries.ts";
import { DeactivateDialog } from "../../../lib/people/DeactivateDialog.tsx";
import { InvitationsCard } from "../../../lib/people/InvitationsCard.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddUserCard } from "./AddUserCard.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { EditUserDialog } from "./EditUserDialog.tsx";
import { invitationsQuery } from "../../../lib/people/invitations-query.ts";
import { PeopleList } from "../PeopleList.tsx";
import { useInviteAgain } from "../../../lib/people/use-invite-again.ts";
import { usePeopleChanged } from "../../../lib/people/use-people-changed.ts";
import { useUserRows } from "./use-user-rows.tsx";

/** Lists users and invitations, with the forms to add a user. */
export function UsersTab() {
  const { people: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role } = useBusinessProfile();
  const api = useApi();
  const peopleChanged = usePeopleChanged();
  const inviteAgain = useInviteAgain();
  const refused = refusalReason(role, "edit_users");
  const users = useQuery(usersQuery(api, business_id));
  const invitations = useQuery({ ...invitationsQuery(api, business_id), enabled: refused === null });
  const [toEdit, setToEdit] = useState<BusinessUser | null>(null);
  const [toClose, setToClose] = useState<BusinessUser | null>(null);
  const [toDelete, setToDelete] = useState<BusinessUser | null>(null);
  const rowOf = useUserRows(refused, setToClose);
  const all = users.data ?? [];
  const canSignIn = all.filter(({ deactivated_at }) => deactivated_at === null);
  return (
    <div className="app-people-columns">
      <div className="app-people-lists">
        <PeopleList
          title={texts.users}
          count={texts.usersCount(canSignIn.length)}
          query={users}
          loadingLabel={texts.loadingUsers}
          failedTitle={texts.usersNotLoadedTitle}
          failed={texts.usersNotLoaded}
          rows={all.map(rowOf)}
          onEdit={(id) => setToEdit(all.find((user) => user.id === id) ?? null)}
          onDelete={(id) => setToDelete(all.find((user) => user.id === id) ?? null)}
        />
        {refused === null && (
          <InvitationsCard
            query={invitations}
            roleOf={(invitation) => invitation.role}
            onAgain={(invitation) => void inviteAgain(invitation)}
            reload={peopleChanged}
          />
        )}
      </div>
      <AddUserCard refused={refused} />
      {toEdit !== null && <EditUserDialog user={toEdit} onClose={() => setToEdit(null)} />}
      {toClose !== null && (
        <DeactivateDialog person={toClose} reload={peopleChanged} onClose={() => setToClose(null)} />
      )}
      {toDelete !== null && <DeleteUserDialog user={toDelete} onClose={() => setToDelete(null)} />}
    </div>
  );
}
