import { hasCode, type Caller } from "@placard/api-client";
import type { SessionProfile } from "./profile.ts";
import { sessionCalls } from "./session-calls.ts";

/**
 * Signs in with one form for both kinds of account: a business person first, then a responder.
 * Only a refusal of the first try leads to the second; any other failure is told as it is.
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
