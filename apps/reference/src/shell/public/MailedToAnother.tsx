import { Logo } from "@placard/ui/controls";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../root/PageTitle.tsx";
import { AuthLayout } from "./AuthLayout.tsx";
import { OtherSignedIn } from "./LinkOfOnePerson.tsx";

/** What a link opens that was mailed to another business than that of who is signed in: nothing of either. */
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
