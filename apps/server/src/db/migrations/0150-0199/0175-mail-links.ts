import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Adds the link of an email, to check before sending that it still works, and the server that is sending it. The text
 * of a failed email stays until its link expires, so that an operator can send it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table mail_queue add column link_hash text, add column sender text",
    "alter table mail_queue drop constraint mail_queue_check",
    `alter table mail_queue add constraint mail_queue_text
      check ((state <> 'waiting' or sealed is not null) and (state <> 'sent' or sealed is null))`,
    "grant insert (link_hash) on mail_queue to placard_app",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "update mail_queue set sealed = null where state = 'failed'",
    "alter table mail_queue drop constraint mail_queue_text",
    "alter table mail_queue add constraint mail_queue_check check ((state = 'waiting') = (sealed is not null))",
    "alter table mail_queue drop column sender, drop column link_hash",
  ]);
}
