import { Navigate, Outlet, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { paths, type Area } from "../paths.ts";
import { StartScreen } from "../shell/loading/StartScreen.tsx";
import { accessTo } from "./access.ts";
import { useSession } from "./SessionProvider.tsx";

/**
 * Shows the pages of one area to its people; others are led to where they belong. Follows a sign-out in any tab. Who
 * signs in again comes back to the page; after a logout nobody does.
 */
export function Guarded({ area }: { readonly area: Area }) {
  const { shell } = useMessages();
  const session = useSession();
  const access = accessTo(area, session);
  switch (access.kind) {
    case "wait":
      return <StartScreen label={shell.checkingSession} />;
    case "redirect":
      if (session.status === "signed-out" && session.reason !== "logged-out") return <SignInFirst />;
      return <Navigate to={access.to} replace />;
    case "allow":
      return <Outlet />;
  }
}

/** To sign-in, with the page that was asked for. */
function SignInFirst() {
  const router = useRouter();
  const [returnTo] = useState(() => router.state.location.href); // of the first moment: later it is the sign-in page
  return <Navigate to={paths.signIn} state={{ returnTo }} replace />;
}
