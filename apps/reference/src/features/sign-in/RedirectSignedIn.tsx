import { Navigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { homeOf } from "../../session/access.ts";
import type { SessionProfile } from "../../session/profile.ts";
import { pageToReturnTo } from "../../session/return-to.ts";

/** Navigates to the page that required the sign-in, else to the start page of the user's area. */
export function RedirectSignedIn({ profile }: { readonly profile: SessionProfile }) {
  const router = useRouter();
  const [{ returnTo }] = useState(() => router.state.location.state); // initial value: the next page has its own
  const home = homeOf(profile);
  const requestedPage = profile.mustChangePassword ? null : pageToReturnTo(returnTo, profile.userType);
  return <Navigate to={home} href={requestedPage ?? home} replace />;
}
