import type { Generated } from "kysely";
import type { Json, MadeAt, Moment } from "./columns.ts";

export interface AuditEntryTable {
  id: Generated<number>;
  account_id: number | null;
  department_id: number | null;
  business_id: number | null;
  /** Of a read of many at once, whose `business_id` is `null`: ranges of ids, `{[1,4),[7,8)}`. */
  business_ids: Generated<string | null>;
  action: string;
  at: MadeAt;
}

export interface IdempotencyKeyTable {
  account_id: number;
  key: string;
  endpoint: string;
  /** See `ServerKey`. Empty: of an earlier version, which kept hashes that could be guessed. */
  request_hash: string;
  /** `null` while the write runs; a second request with the key waits for the first one's transaction. */
  response: Json<unknown> | null;
  created_at: MadeAt;
}

export interface RateLimitTable {
  bucket: string;
  window_start: Moment;
  calls: number;
}

/** Facts about this installation, such as when demo rows were seeded. */
export interface AppFactTable {
  name: string;
  value: string;
}

export interface UpkeepTables {
  audit_entries: AuditEntryTable;
  idempotency_keys: IdempotencyKeyTable;
  rate_limits: RateLimitTable;
  app_facts: AppFactTable;
}
