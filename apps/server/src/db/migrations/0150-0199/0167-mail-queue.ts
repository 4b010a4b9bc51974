import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

/** The policies of `invitations` apply inside, so a request reaches the mails of invitations that it may see. */
const OWN_INVITATION = "exists (select from invitations where invitations.id = mail_queue.invitation_id)";

/**
 * Mails wait here until they are sent. Requests add mails of their own invitations and read their state; all other
 * mails, and the sealed text of each, belong to the owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table mail_queue (
      id integer generated always as identity primary key,
      kind text not null,
      invitation_id integer unique references invitations (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      sealed text,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      expires_at timestamptz not null,
      problem text,
      ended_at timestamptz,
      created_at timestamptz not null,
      check ((state = 'waiting') = (sealed is not null)),
      check ((state = 'waiting') = (ended_at is null))
    )`,
    "create index mail_queue_waiting on mail_queue (next_try_at) where state = 'waiting'",
    "create index mail_queue_ended on mail_queue (ended_at) where invitation_id is null",
    "alter table mail_queue enable row level security",
    `grant select (invitation_id, state, problem),
      insert (kind, invitation_id, sealed, next_try_at, expires_at, created_at) on mail_queue to placard_app`,
    `create policy placard_mail_state on mail_queue for select to placard_app using (${OWN_INVITATION})`,
    `create policy placard_mail_new on mail_queue for insert to placard_app with check (${OWN_INVITATION})`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, ["mail_queue"]);
}
