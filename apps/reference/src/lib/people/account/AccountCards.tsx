import { Card } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./AccountCards.css";
import { OwnEmailForm } from "./OwnEmailForm.tsx";
import { OwnNameForm } from "./OwnNameForm.tsx";
import { OwnPasswordForm } from "./OwnPasswordForm.tsx";
import { useOwnAccount } from "./use-own-account.ts";

/** Cards for the user's own name, email address and password, in a business or department. */
export function AccountCards() {
  const { people: texts } = useMessages();
  const { profile } = useOwnAccount();
  return (
    <div className="app-account-cards">
      <Card
        title={texts.ownName}
        description={profile.userType === "business" ? texts.ownNameText : texts.ownNameTextCrew}
      >
        <OwnNameForm />
      </Card>
      <Card title={texts.ownEmail} description={texts.ownEmailText}>
        <OwnEmailForm />
      </Card>
      <Card title={texts.ownPassword} description={texts.ownPasswordText}>
        <OwnPasswordForm />
      </Card>
    </div>
  );
}
