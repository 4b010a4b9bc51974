import type { BusinessUser } from "@placard/api-client";
import { Badge, Banner, Card } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { AddUserForm } from "./AddUserForm.tsx";
import { DeletePersonDialog } from "./DeletePersonDialog.tsx";
import { usersQuery } from "./people-queries.ts";
import { EditUserDialog } from "./EditUserDialog.tsx";
import { PeopleList } from "./PeopleList.tsx";

/** Those who can sign in, and the form for one more. */
export function UsersTab() {
  const { people: words } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, user_id, role } = useBusinessProfile();
  const users = useQuery(usersQuery(useApi(), business_id));
  const [toEdit, setToEdit] = useState<BusinessUser | null>(null);
  const [toDelete, setToDelete] = useState<BusinessUser | null>(null);
  const refused = whyNot(role, "edit_users");
  const all = users.data ?? [];

  return (
    <div className="app-people-columns">
      <PeopleList
        title={words.users}
        count={words.usersCount(all.length)}
        query={users}
        loadingLabel={words.loadingUsers}
        failedTitle={words.usersNotLoadedTitle}
        failed={words.usersNotLoaded}
        rows={all.map((user) => ({
          id: user.id,
          name: user.name,
          lines: [user.email],
          badge: (
            <>
              {user.id === user_id && <Badge tone="accent">{words.you}</Badge>}
              <Badge>{user.role}</Badge>
            </>
          ),
          editLabel: words.edit(user.name),
          deleteLabel: user.id === user_id ? null : words.deleteUser(user.name),
          isKept: refused !== null,
        }))}
        onEdit={(id) => setToEdit(all.find((user) => user.id === id) ?? null)}
        onDelete={(id) => setToDelete(all.find((user) => user.id === id) ?? null)}
      />
      <Card title={words.addUser} description={words.addUserText}>
        {refused !== null && <Banner tone="info" title={refused} className="app-people-refused" />}
        <AddUserForm />
      </Card>
      {toEdit !== null && <EditUserDialog user={toEdit} onClose={() => setToEdit(null)} />}
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
