import { Card } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./AccountCards.css";
import { OwnEmailForm } from "./OwnEmailForm.tsx";
import { OwnNameForm } from "./OwnNameForm.tsx";
import { OwnPasswordForm } from "./OwnPasswordForm.tsx";
import { useOwnAccount } from "./use-own-account.ts";

/** Cards for the user's own name, email address and password, in a business or department. */
export function AccountCards() {
  const { people: words } = useMessages();
  const { profile } = useOwnAccount();
  return (
    <div className="app-account-cards">
      <Card
        title={words.ownName}
        description={profile.userType === "business" ? words.ownNameText : words.ownNameTextCrew}
      >
        <OwnNameForm />
      </Card>
      <Card title={words.ownEmail} description={words.ownEmailText}>
        <OwnEmailForm />
      </Card>
      <Card title={words.ownPassword} description={words.ownPasswordText}>
        <OwnPasswordForm />
      </Card>
    </div>
  );
}
