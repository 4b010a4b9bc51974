import { Logo } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../root/PageTitle.tsx";
import { AuthLayout } from "./AuthLayout.tsx";
import { OtherSignedIn } from "./LinkOfOnePerson.tsx";

/** Shown for a link mailed to a business other than that of the signed-in user; names neither business. */
export function MailedToAnother() {
  const { shell } = useMessages();
  return (
    <AuthLayout isNarrow aside={null}>
      <PageTitle name={shell.otherBusinessTitle} />
      <Logo className="placard__logo" />
      <h1>{shell.otherBusinessTitle}</h1>
      <OtherSignedIn>{shell.otherBusinessText}</OtherSignedIn>
    </AuthLayout>
  );
}
