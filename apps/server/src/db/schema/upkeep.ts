import type { Generated } from "kysely";
import type { Json, MadeAt, Moment } from "./columns.ts";

export interface AuditEntryTable {
  id: Generated<number>;
  account_id: number | null;
  department_id: number | null;
  business_id: number | null;
  /** Businesses of a read of many, whose `business_id` is `null`: ranges of ids, `{[1,4),[7,8)}`. */
  business_ids: Generated<string | null>;
  action: string;
  at: MadeAt;
}

export interface IdempotencyKeyTable {
  account_id: number;
  key: string;
  endpoint: string;
  /** See `ServerKey`. Empty for earlier versions, which stored guessable hashes. */
  request_hash: string;
  /** `null` while the write runs. A second request with the same key waits for the first transaction. */
  response: Json<unknown> | null;
  created_at: MadeAt;
}

export interface RateLimitTable {
  bucket: string;
  window_start: Moment;
  calls: number;
}

/** Facts about this installation, such as when demo rows were added. */
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
