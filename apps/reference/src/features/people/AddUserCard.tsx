import { Banner, Card, SegmentedControl } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { AddUserForm } from "./AddUserForm.tsx";
import { InviteUserForm } from "./InviteUserForm.tsx";

/** Two ways for one more person to sign in: by a link, or with a password that holds until the first sign-in. */
export function AddUserCard({ refused }: { readonly refused: string | null }) {
  const { people: words, signIns } = useMessages();
  const [way, setWay] = useState<"mail" | "password">("mail");
  return (
    <Card title={words.addUser} description={words.addUserText}>
      {refused !== null && <Banner tone="info" title={refused} className="app-people-refused" />}
      <SegmentedControl
        label={signIns.how}
        className="app-people-ways"
        options={[
          { id: "mail", label: signIns.byMail },
          { id: "password", label: signIns.byPassword },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === "mail" ? <InviteUserForm /> : <AddUserForm />}
    </Card>
  );
}
