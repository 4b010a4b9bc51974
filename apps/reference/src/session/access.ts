import { paths, type Area } from "../paths.ts";
import type { SessionProfile } from "./profile.ts";
import type { SessionState } from "./session-store.ts";

type Home = typeof paths.dashboard | typeof paths.responder | typeof paths.choosePassword;

export type Access =
  | { readonly kind: "wait" }
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: typeof paths.signIn | Home };

/**
 * Who may see a guarded area. A signed-in person on the wrong side is led to their own, never to an error; one whose
 * password is a temporary one chooses another first.
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
