import { paths, type Area } from "../paths.ts";
import type { SessionProfile } from "./profile.ts";
import type { SessionState } from "./session-store.ts";

type Home = typeof paths.dashboard | typeof paths.responder | typeof paths.choosePassword;

export type Access =
  | { readonly kind: "wait" }
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: typeof paths.signIn | Home };

/**
 * Decides if a session may open a guarded area. A signed-in user of the other area is redirected to their own area
 * instead of an error. A user with a temporary password must choose a new password first.
 */
export function accessTo(area: Area, session: SessionState): Access {
  switch (session.status) {
    case "loading":
      return { kind: "wait" };
    case "signed-out":
      return { kind: "redirect", to: paths.signIn };
    case "signed-in": {
      const { profile } = session;
      const isHere = profile.userType === area && !profile.mustChangePassword;
      return isHere ? { kind: "allow" } : { kind: "redirect", to: homeOf(profile) };
    }
  }
}

/** Start page after sign-in. */
export function homeOf({
  userType,
  mustChangePassword,
}: Pick<SessionProfile, "userType" | "mustChangePassword">): Home {
  if (mustChangePassword) return paths.choosePassword;
  return userType === "responder" ? paths.responder : paths.dashboard;
}
