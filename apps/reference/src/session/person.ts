import type { SessionState } from "./session-store.ts";

/** Key of the signed-in user: `responder:12`, or `nobody`. Data on this device is stored under this key. */
export function personOf(session: SessionState): string {
  return session.status === "signed-in" ? `${session.profile.userType}:${session.profile.id}` : "nobody";
}
