import type { Invitation } from "@placard/api-client";
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

/** Subject of a mail, for counts and the log. */
export type MailKind =
  | "invitation"
  | "password_reset"
  | "email_change"
  | "email_changed"
  | "inspections_due"
  | "inventory_confirmation";

/** Reason why a mail was not delivered. */
export type MailProblem = NonNullable<Invitation["mail_problem"]>;

/** A mail that waits, or the record of a sent or failed one. */
export interface MailQueueTable {
  id: Generated<number>;
  kind: MailKind;
  /** Of an invitation: its mail goes with it. */
  invitation_id: number | null;
  state: Generated<"waiting" | "sent" | "failed">;
  /** The mail as JSON, sealed by `ServerKey`; `null` once it is sent or has expired. */
  sealed: string | null;
  /** Hash of its link; `null`: it has none. It is not sent once the link has been replaced or used. */
  link_hash: string | null;
  /** The server that is sending it: see `serverIdOf`. */
  sender: string | null;
  tries: Generated<number>;
  /** While a server sends the mail: end of its lease. */
  next_try_at: Moment;
  /** Expiry of its link, or of its use. */
  expires_at: Moment;
  /** Of the last try. */
  problem: MailProblem | null;
  ended_at: Moment | null;
  created_at: Moment;
}

export interface UpkeepTables {
  audit_entries: AuditEntryTable;
  idempotency_keys: IdempotencyKeyTable;
  rate_limits: RateLimitTable;
  app_facts: AppFactTable;
  mail_queue: MailQueueTable;
}
