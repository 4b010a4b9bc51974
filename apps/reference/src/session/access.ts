import { paths, type Area } from "../paths.ts";
import type { SessionState } from "./session-store.ts";

export type Access =
  | { readonly kind: "wait" }
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: typeof paths.signIn | typeof paths.dashboard | typeof paths.responder };

/** Who may see a guarded area. A signed-in person on the wrong side is led to their own, never to an error. */
export function accessTo(area: Area, session: SessionState): Access {
  switch (session.status) {
    case "loading":
      return { kind: "wait" };
    case "signed-out":
      return { kind: "redirect", to: paths.signIn };
    case "signed-in":
      return session.profile.userType === area ? { kind: "allow" } : { kind: "redirect", to: homeOf(session.profile) };
  }
}

/** Where a person lands after sign-in. */
export function homeOf(profile: { readonly userType: Area }): typeof paths.dashboard | typeof paths.responder {
  return profile.userType === "responder" ? paths.responder : paths.dashboard;
}
