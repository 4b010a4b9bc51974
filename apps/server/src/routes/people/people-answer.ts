import type { BusinessUser, Contact } from "@placard/api-client";
import { BUSINESS_ROLES, DEFAULT_BUSINESS_ROLE, isAdminRole, isOneOf } from "@placard/hazmat-core/business";
import type { Selectable } from "kysely";
import type { UserRow } from "../../db/queries/people.ts";
import type { ContactTable } from "../../db/schema/accounts.ts";
import { storedNormalPhone } from "../businesses/business-answer.ts";

export function businessUserOf(row: UserRow): BusinessUser {
  const role = isOneOf(BUSINESS_ROLES, row.role) ? row.role : DEFAULT_BUSINESS_ROLE;
  if (row.business_id === null)
    throw new TypeError(`Account ${row.id} is of no business: the query lacks a condition.`);
  return {
    id: row.id,
    user_id: row.id,
    business_id: row.business_id,
    name: row.name,
    email: row.email,
    pending_email: row.pending_email,
    role,
    user_role: isAdminRole(role),
    ...signInFactsOf(row),
    version: row.version,
  };
}

type SignInRow = Pick<UserRow, "signed_in_at" | "must_change_password" | "deactivated_at">;

/** Sign-in status of a person in a business or department. */
export function signInFactsOf({ signed_in_at, must_change_password, deactivated_at }: SignInRow) {
  return {
    last_sign_in: signed_in_at?.toISOString() ?? null,
    has_temporary_password: must_change_password,
    deactivated_at: deactivated_at?.toISOString() ?? null,
  };
}

export function contactOf(row: Selectable<ContactTable>): Contact {
  return {
    id: row.id,
    contact_id: row.id,
    business_id: row.business_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phone_normal: storedNormalPhone(row.phone),
    second_phone: row.second_phone,
    second_phone_normal: storedNormalPhone(row.second_phone),
    job_title: row.job_title,
    role: row.role,
    tier_two: row.tier_two,
    version: row.version,
  };
}
