import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * An operator approves a department by its name, so one that takes another name waits for approval again. Approvals
 * that demo mode gave on its own stood for no name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create function placard_approve_again() returns trigger language plpgsql as $$ begin
      if current_user = 'placard_app' and new.name is distinct from old.name and old.verified_by = 'operator' then
        new.verified_at := null;
        new.verified_by := null;
      end if;
      return new;
    end $$`,
    `create trigger departments_approve_again before update on departments
      for each row execute function placard_approve_again()`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop trigger departments_approve_again on departments",
    "drop function placard_approve_again()",
  ]);
}
