import type { SessionState } from "./session-store.ts";

/** Who is signed in, as one word: `responder:12`, or `no one`. What is kept on this device is kept under it. */
export function personOf(session: SessionState): string {
  return session.status === "signed-in" ? `${session.profile.userType}:${session.profile.id}` : "nobody";
}
