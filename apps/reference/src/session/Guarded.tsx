import { Navigate, Outlet, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { readMailedTo } from "../lib/search-params.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { paths, type Area } from "../paths.ts";
import { lazyPage } from "../shell/loading/lazy-page.tsx";
import { StartScreen } from "../shell/loading/StartScreen.tsx";
import { accessTo, homeOf } from "./access.ts";
import type { SessionProfile } from "./profile.ts";
import { pageToReturnTo } from "./return-to.ts";
import type { SessionState } from "./session-store.ts";
import { useSession } from "./SessionProvider.tsx";

const MailedToAnother = lazyPage(() => import("../shell/public/MailedToAnother.tsx"), "MailedToAnother");

/**
 * Shows the pages of one area to its users and redirects other users to their own area. Follows a sign-out in any tab.
 * After a session expires, a new sign-in returns to the page. After a logout, only a page opened from a mailed link is
 * returned to.
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
      if (session.status === "signed-in") return <OwnPage profile={session.profile} />;
      return <Navigate to={access.to} replace />;
    case "allow":
      return <Outlet />;
  }
}

/** True if the signed-in user does not belong to the business that a link was mailed to. */
function isOfAnother(business: number, session: SessionState): boolean {
  if (session.status !== "signed-in") return false;
  const { profile } = session;
  return profile.userType !== "business" || profile.business_id !== business;
}

/** Redirects a user of the other area to the record of a printed code, else to the start page of their own area. */
function OwnPage({ profile }: { readonly profile: SessionProfile }) {
  const router = useRouter();
  const [requested] = useState(() => router.state.location.href); // taken once: later the location is the own page
  const home = homeOf(profile);
  const page = profile.mustChangePassword ? null : pageToReturnTo(requested, profile.userType);
  return <Navigate to={home} href={page ?? home} replace />;
}

/** Redirects to sign-in and remembers the requested page. */
function SignInFirst() {
  const router = useRouter();
  const [returnTo] = useState(() => router.state.location.href); // taken once: later the location is the sign-in page
  return <Navigate to={paths.signIn} state={{ returnTo }} replace />;
}
