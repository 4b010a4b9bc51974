import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Requests are remembered by a hash with a key, and without their secrets. Earlier ones were plain SHA-256 of the whole
 * body, passwords included, so they go; the answers stay, so that a device may still send again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "update idempotency_keys set request_hash = ''",
    "alter table business_claims add column request_hash text",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table business_claims drop column request_hash"]);
}
