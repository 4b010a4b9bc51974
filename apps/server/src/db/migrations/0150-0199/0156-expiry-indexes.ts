import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const INDEXES = {
  sessions_expiry: "sessions (expires_at)",
  rate_limits_age: "rate_limits (window_start)",
  password_resets_expiry: "password_resets (expires_at)",
  business_claims_expiry: "business_claims (expires_at)",
};

/** Sign-ins, counted calls, password resets and registrations delete what has expired; none of them reads a whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    Object.entries(INDEXES).map(([name, columns]) => `create index ${name} on ${columns}`),
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    Object.keys(INDEXES).map((name) => `drop index ${name}`),
  );
}
