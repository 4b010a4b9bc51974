import { confirmEmail, restoreEmail } from "@placard/api-client/internal";
import { Banner, Button } from "@placard/ui";
import { Logo } from "@placard/ui/internal";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession, useSessionStore } from "../../session/SessionProvider.tsx";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";

/** Page for the link of an email about an address change: confirms the new address or restores the old one. */
export function ChangeEmailPage() {
  const { people, signIn } = useMessages();
  const { confirm, restore } = useSearch({ from: `/data${paths.changeEmail}` });
  const texts = restore === undefined ? people.confirmEmail : people.restoreEmail;
  const link = useMailedLink({ confirm, restore });
  return (
    <AuthLayout
      isNarrow
      aside={
        <>
          <h2>{signIn.asideTitle}</h2>
          <p>{signIn.asideText}</p>
        </>
      }
    >
      <PageTitle name={texts.title} />
      <Logo className="placard__logo" />
      <h1>{texts.title}</h1>
      {link.email === null ? (
        <>
          <p className="placard-muted">{texts.text}</p>
          {link.problem !== undefined && <Banner tone="danger" role="alert" title={link.problem} />}
          <Button variant="primary" size="lg" isPending={link.isSending} onPress={() => void link.open()}>
            {texts.submit}
          </Button>
        </>
      ) : (
        <Banner tone="ok" role="status" title={texts.doneTitle}>
          {texts.doneText(link.email)}
        </Banner>
      )}
      <p className="placard__links">
        <Link to={paths.signIn} className="app-link">
          {signIn.backToSignIn}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** Sends the token only on a button press, because mail scanners open links but press no buttons. */
function useMailedLink({ confirm, restore }: { confirm?: string | undefined; restore?: string | undefined }) {
  const { people } = useMessages();
  const api = useApi();
  const session = useSession();
  const store = useSessionStore();
  const [email, setEmail] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const open = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      if (restore === undefined) {
        setEmail((await api.call(confirmEmail, { body: { token: confirm ?? "" } })).email);
      } else {
        setEmail((await api.call(restoreEmail, { body: { token: restore } })).email);
        if (session.status === "signed-in") store.end("expired"); // keeps typed input, also if another user was signed in
      }
    } catch (error) {
      setProblem(refusalOf(error, people.emailLinkFailed).message);
    }
    setSending(false);
  };
  return { email, problem, isSending, open };
}
