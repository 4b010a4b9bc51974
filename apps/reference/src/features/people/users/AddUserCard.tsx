import { Banner, Card } from "@placard/ui";
import { AccessOptions } from "../../../lib/people/AccessOptions.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddUserForm } from "./AddUserForm.tsx";
import { InviteUserForm } from "./InviteUserForm.tsx";

/** Card that adds a user by invitation link or with a temporary password. */
export function AddUserCard({ refused }: { readonly refused: string | null }) {
  const { people: texts } = useMessages();
  return (
    <Card title={texts.addUser} description={texts.addUserText}>
      {refused !== null && <Banner tone="info" title={refused} className="app-people-refused" />}
      <AccessOptions className="app-people-ways" byMail={<InviteUserForm />} byPassword={<AddUserForm />} />
    </Card>
  );
}
