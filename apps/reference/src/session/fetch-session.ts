import type { Caller } from "@placard/api-client";
import { isUnanswered } from "../lib/api/failure.ts";
import type { SessionAnswer } from "./session-store.ts";
import { sessionCalls } from "./session-calls.ts";
import { isSignOutPending, clearPendingSignOut } from "./pending-sign-out.ts";

/** Loads the signed-in user from the server. A pending sign-out is completed first. */
export async function fetchSession(api: Caller, storage: Storage): Promise<SessionAnswer> {
  try {
    if (isSignOutPending(storage)) {
      await api.call(sessionCalls.logout);
      clearPendingSignOut(storage);
      return { kind: "nobody" };
    }
    const { user } = await api.call(sessionCalls.getSession);
    return user === null ? { kind: "nobody" } : { kind: "profile", profile: user };
  } catch (error) {
    // While a sign-out is pending, no user is signed in here, even if the server still has a session.
    if (isSignOutPending(storage)) return { kind: "nobody" };
    return isUnanswered(error) ? { kind: "unreachable" } : { kind: "nobody" };
  }
}
