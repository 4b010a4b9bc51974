import { sql } from "kysely";
import type { Rows } from "../database.ts";

/** First halves of the lock keys. No other lock may use these numbers. */
const KEYS = { plan: 4700, admins: 4701, departmentAdmins: 4702, registration: 4703, checklists: 4704 } as const;

/**
 * Waits until no other transaction counts the same rows, and blocks others until this one ends. So the count stays
 * valid until the transaction acts on it.
 *
 * @param id - owner of the counted rows
 */
export async function oneAtATime(rows: Rows, what: keyof typeof KEYS, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEYS[what]}::int, ${id}::int)`.execute(rows);
}

/**
 * Same as `oneAtATime` for registrations with one Idempotency-Key: the second finds the result of the first.
 *
 * @param key - the Idempotency-Key; different keys with the same hash wait for each other unnecessarily
 */
export async function oneRegistrationAtATime(rows: Rows, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEYS.registration}::int, hashtext(${key}::uuid::text))`.execute(rows);
}
