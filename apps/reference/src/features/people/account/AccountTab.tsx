import { Card } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { OwnEmailForm } from "./OwnEmailForm.tsx";
import { OwnNameForm } from "./OwnNameForm.tsx";
import { OwnPasswordForm } from "./OwnPasswordForm.tsx";

/** One's own name, sign-in address and password: every role may change these. */
export function AccountTab() {
  const { people: words } = useMessages();
  return (
    <div className="app-account-cards">
      <Card title={words.ownName} description={words.ownNameText}>
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
