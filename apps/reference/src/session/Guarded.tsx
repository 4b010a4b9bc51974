import { Navigate, Outlet, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { readMailedTo } from "../lib/search-params.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { paths, type Area } from "../paths.ts";
import { lazyPage } from "../shell/loading/lazy-page.tsx";
import { StartScreen } from "../shell/loading/StartScreen.tsx";
import { accessTo } from "./access.ts";
import type { SessionState } from "./session-store.ts";
import { useSession } from "./SessionProvider.tsx";

const MailedToAnother = lazyPage(() => import("../shell/public/MailedToAnother.tsx"), "MailedToAnother");

/**
 * Shows the pages of one area to its people; others are led to where they belong. Follows a sign-out in any tab. Who
 * signs in again comes back to the page; after a logout no one does, but to what a mailed link opens.
 */
export function Guarded({ area }: { readonly area: Area }) {
  const { shell } = useMessages();
  const session = useSession();
  const mailedTo = useSearch({ strict: false, select: readMailedTo });
  if (mailedTo !== null && isOfAnother(mailedTo, session)) return <MailedToAnother />;
  const access = accessTo(area, session);
  switch (access.kind) {
    case "wait":
      return <StartScreen label={shell.checkingSession} />;
    case "redirect":
      if (session.status === "signed-out" && (session.reason !== "logged-out" || mailedTo !== null))
        return <SignInFirst />;
      return <Navigate to={access.to} replace />;
    case "allow":
      return <Outlet />;
  }
}

/** True if someone is signed in who is not of the business that a link was mailed to. */
function isOfAnother(business: number, session: SessionState): boolean {
  if (session.status !== "signed-in") return false;
  const { profile } = session;
  return profile.userType !== "business" || profile.business_id !== business;
}

/** To sign-in, with the page that was asked for. */
function SignInFirst() {
  const router = useRouter();
  const [returnTo] = useState(() => router.state.location.href); // of the first moment: later it is the sign-in page
  return <Navigate to={paths.signIn} state={{ returnTo }} replace />;
}
