import type { SessionState } from "./session-store.ts";

/** Key of the signed-in user: `responder:12`, or `no one`. Data on this device is stored under it. */
export function personOf(session: SessionState): string {
  return session.status === "signed-in" ? `${session.profile.userType}:${session.profile.id}` : "nobody";
}
