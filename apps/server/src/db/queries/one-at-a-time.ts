import { sql } from "kysely";
import type { Rows } from "../database.ts";

/** First halves of the locks' keys: any numbers that no other lock uses. */
const KEYS = { plan: 4700, admins: 4701, departmentAdmins: 4702, registration: 4703, checklists: 4704 } as const;

/**
 * Waits until no other transaction counts the same rows, and keeps the place until this one ends. What is counted
 * afterwards cannot change before it is acted on.
 *
 * @param id - whose rows are counted
 */
export async function oneAtATime(rows: Rows, what: keyof typeof KEYS, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEYS[what]}::int, ${id}::int)`.execute(rows);
}

/**
 * As `oneAtATime`, of registrations with one Idempotency-Key: the second finds what the first one made.
 *
 * @param key - the Idempotency-Key; keys with the same hash wait for each other for nothing
 */
export async function oneRegistrationAtATime(rows: Rows, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEYS.registration}::int, hashtext(${key}::uuid::text))`.execute(rows);
}
