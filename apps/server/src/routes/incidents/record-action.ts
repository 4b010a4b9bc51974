import type { Selectable } from "kysely";
import type { ResponderActor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import type { IncidentActionTable } from "../../db/schema/incidents.ts";

interface Action {
  readonly incident_id: number;
  readonly module: string;
  readonly action_type: string;
  readonly action_data: Readonly<Record<string, unknown>>;
  readonly client_id: string | null;
  /** Time by the device; `null`: now. */
  readonly made_at?: Date | null;
}

/** Adds an entry to an incident's log under the actor's name. Entries are never changed or removed. */
export function recordAction(
  { ctx, rows, actor }: { readonly ctx: Context; readonly rows: Rows; readonly actor: ResponderActor },
  action: Action,
): Promise<Selectable<IncidentActionTable>> {
  const now = ctx.now();
  return rows
    .insertInto("incident_actions")
    .values({
      ...action,
      action_data: JSON.stringify(action.action_data),
      department_id: actor.departmentId,
      user_id: actor.accountId,
      user_name: actor.name,
      made_at: action.made_at ?? now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
