import { getSession, type BusinessSessionUser, type ResponderSessionUser, type SessionUser } from "@placard/api-client";

/** The person who is signed in, without any secret: the token lives in an HttpOnly cookie. */
export type SessionProfile = SessionUser;
export type BusinessProfile = BusinessSessionUser;
export type ResponderProfile = ResponderSessionUser;

/**
 * Reads a stored profile back; `null` when anything is not as the contract has it today. An earlier version of the app
 * knew no temporary passwords: whom it kept is not signed out by that.
 */
export function parseProfile(value: unknown): SessionProfile | null {
  const isObject = typeof value === "object" && value !== null;
  const parsed = getSession.response.shape.user.safeParse(isObject ? { mustChangePassword: false, ...value } : value);
  return parsed.success ? parsed.data : null;
}
