import { Banner, Button } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";
import { StartScreen } from "../loading/StartScreen.tsx";

/**
 * A mailed link is for one person. Shows the name of another signed-in user, who must sign out before continuing, so
 * that no user acts for someone else.
 */
export function LinkOfOnePerson({ children }: { readonly children: ReactNode }) {
  const { shell } = useMessages();
  const session = useSession();
  if (session.status === "loading") return <StartScreen label={shell.checkingSession} />;
  if (session.status === "signed-out") return children;
  return <OtherSignedIn>{shell.otherSignedInText}</OtherSignedIn>;
}

/** Name of the signed-in user, and a button to continue without them. */
export function OtherSignedIn({ children }: { readonly children: ReactNode }) {
  const { shell } = useMessages();
  const session = useSession();
  const logOut = useLogout();
  if (session.status !== "signed-in") return null;
  const { name, email } = session.profile;
  return (
    <Banner
      tone="caution"
      role="alert"
      title={shell.otherSignedIn(name, email)}
      action={
        <Button variant="primary" onPress={() => void logOut()}>
          {shell.logOutAndGoOn}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
