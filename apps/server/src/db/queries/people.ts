import type { Selectable } from "kysely";
import type { Rows } from "../database.ts";
import type { AccountTable, ContactTable } from "../schema/accounts.ts";

/** Columns of a user that other users may see. */
export const USER_COLUMNS = [
  "id",
  "business_id",
  "name",
  "email",
  "pending_email",
  "role",
  "signed_in_at",
  "must_change_password",
  "deactivated_at",
  "version",
] as const;
export type UserRow = Pick<Selectable<AccountTable>, (typeof USER_COLUMNS)[number]>;

export function usersOf(rows: Rows, businessId: number): Promise<UserRow[]> {
  return rows
    .selectFrom("accounts")
    .select(USER_COLUMNS)
    .where("business_id", "=", businessId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export function contactsOf(rows: Rows, businessId: number): Promise<Selectable<ContactTable>[]> {
  return rows
    .selectFrom("contacts")
    .selectAll()
    .where("business_id", "=", businessId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** The names of users and contacts of a business by id, to show the manager of a location. */
export async function namesOf(rows: Rows, businessId: number): Promise<ReadonlyMap<number, string>> {
  const users = rows.selectFrom("accounts").select(["id", "name"]).where("business_id", "=", businessId);
  const people = await users
    .unionAll(rows.selectFrom("contacts").select(["id", "name"]).where("business_id", "=", businessId))
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
