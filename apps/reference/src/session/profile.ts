import { getSession, type BusinessSessionUser, type ResponderSessionUser, type SessionUser } from "@placard/api-client";

/** The person who is signed in, without any secret: the token lives in an HttpOnly cookie. */
export type SessionProfile = SessionUser;
export type BusinessProfile = BusinessSessionUser;
export type ResponderProfile = ResponderSessionUser;

/** Reads a stored profile back; `null` when anything is not as the contract has it today. */
export function parseProfile(value: unknown): SessionProfile | null {
  const parsed = getSession.response.shape.user.safeParse(value);
  return parsed.success ? parsed.data : null;
}
