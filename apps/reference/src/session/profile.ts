import type { BusinessSessionUser, ResponderSessionUser, SessionUser } from "@placard/api-client";
import { BUSINESS_ROLES } from "@placard/hazmat-core/business";

/** The signed-in user, without secrets: the token is stored in an HttpOnly cookie. */
export type SessionProfile = SessionUser;
export type BusinessProfile = BusinessSessionUser;
export type ResponderProfile = ResponderSessionUser;

type Check = (value: unknown) => boolean;

const LARGEST_ID = 2 ** 31 - 1; // IDs of the server have 31 bits
const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isId: Check = (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;
const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const PERSON = {
  id: isId,
  user_id: isId,
  name: isText,
  email: isText,
  isFirstLogin: isFlag,
  mustChangePassword: isFlag,
};

const BUSINESS: Readonly<Record<keyof BusinessProfile, Check>> = {
  ...PERSON,
  userType: isOneOf("business"),
  business_id: isId,
  companyName: isText,
  role: isOneOf(...BUSINESS_ROLES),
  user_role: isFlag,
  registrationComplete: isFlag,
};

const RESPONDER: Readonly<Record<keyof ResponderProfile, Check>> = {
  ...PERSON,
  userType: isOneOf("responder"),
  department_id: isId,
  department_name: isText,
  department_status: isOneOf("pending", "verified"),
  membership_status: isOneOf("pending", "approved"),
  responderRole: isOneOf("admin", "member"),
};

/**
 * Parses a profile from a server response; `null` if a field does not match the contract. The contract's own schema
 * would add zod (30 kB) to the sign-in page. A test compares this parser with the schema.
 */
export function readProfile(value: unknown): SessionProfile | null {
  if (typeof value !== "object" || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const checks = Object.entries(given.get("userType") === "responder" ? RESPONDER : BUSINESS);
  if (!checks.every(([field, isRight]) => isRight(given.get(field)))) return null;
  // Every field of the type was checked, and no other field is included
  return Object.fromEntries(checks.map(([field]) => [field, given.get(field)])) as unknown as SessionProfile;
}

/**
 * Parses a stored profile; `null` if a field does not match the current contract. Earlier versions of the app stored no
 * `mustChangePassword`, so the field defaults to false and those users stay signed in.
 */
export function parseProfile(value: unknown): SessionProfile | null {
  const isObject = typeof value === "object" && value !== null;
  return readProfile(isObject ? { mustChangePassword: false, ...value } : value);
}
