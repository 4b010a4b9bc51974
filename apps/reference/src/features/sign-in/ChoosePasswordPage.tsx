import { Logo } from "@placard/ui/internal";
import { Navigate } from "@tanstack/react-router";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { homeOf } from "../../session/access.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { StartScreen } from "../../shell/loading/StartScreen.tsx";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { ChoosePasswordForm } from "./ChoosePasswordForm.tsx";

/** Page where a user with a temporary password must choose a new one before any other page opens. */
export function ChoosePasswordPage() {
  const { shell, signIn } = useMessages();
  const session = useSession();
  if (session.status === "loading") return <StartScreen label={shell.checkingSession} />;
  if (session.status === "signed-out") return <Navigate to={paths.signIn} replace />;
  if (!session.profile.mustChangePassword) return <Navigate to={homeOf(session.profile)} replace />;
  return (
    <AuthLayout
      isNarrow
      aside={
        <>
          <h2>{signIn.temporaryAsideTitle}</h2>
          <p>{signIn.temporaryAsideText}</p>
        </>
      }
    >
      <PageTitle name={signIn.newPasswordTitle} />
      <Logo className="placard__logo" />
      <h1>{signIn.newPasswordTitle}</h1>
      <p className="placard-muted">{signIn.temporaryText}</p>
      <ChoosePasswordForm profile={session.profile} />
    </AuthLayout>
  );
}
