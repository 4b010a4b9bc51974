import { hasCode, type Caller } from "@placard/api-client";
import type { SessionProfile } from "./profile.ts";
import { sessionCalls } from "./session-calls.ts";

/**
 * Signs in with one form for both account types: first as a business user, then as a responder. Only rejected
 * credentials lead to the second attempt; any other error is reported.
 */
export async function signIn(
  api: Caller,
  credentials: { readonly email: string; readonly password: string },
): Promise<SessionProfile> {
  try {
    return (await api.call(sessionCalls.loginUser, { body: credentials })).user;
  } catch (error) {
    if (!hasCode(error, "invalid_credentials")) throw error;
  }
  return (await api.call(sessionCalls.loginResponder, { body: credentials })).user;
}
