import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const OWN = "account_id = (select placard_number('account_id'))";

/** Adds the notifications that a user of a business dismissed, so that they stay dismissed on every device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table dismissed_notifications (
      account_id integer not null references accounts (id) on delete cascade,
      notification text not null check (notification <> ''),
      count integer not null check (count > 0),
      dismissed_at timestamptz not null,
      primary key (account_id, notification)
    )`,
    "alter table dismissed_notifications enable row level security",
    "grant select, insert, update, delete on dismissed_notifications to placard_app",
    `create policy placard_own on dismissed_notifications for all to placard_app using (${OWN}) with check (${OWN})`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, ["dismissed_notifications"]);
}
