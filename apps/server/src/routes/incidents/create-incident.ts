import { createIncident } from "@placard/api-client/internal";
import type { Rows } from "../../db/database.ts";
import { writtenAt, type IncidentRow } from "../../db/queries/incidents/incidents.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

/** Opens an incident. One that was created offline gets the time of the device. */
export const createIncidentOperation = implement(
  createIncident,
  async ({ ctx, rows, actor, body, request, afterwards }) => {
    if (body.user_id !== undefined && body.user_id !== actor.accountId) {
      throw new ApiError("forbidden", { message: "User not found" });
    }
    const { idempotencyKey } = request;
    // A device may reconnect after the stored request keys have expired.
    const known = idempotencyKey === null ? undefined : await ownIncident(rows, actor.accountId, idempotencyKey);
    if (known !== undefined) return { status: "success", data: incidentOf(known) };
    const { madeAt, now } = writtenAt(body.made_at, ctx.now());
    const row = await rows
      .insertInto("incidents")
      .values({
        department_id: actor.departmentId,
        user_id: actor.accountId,
        title: body.title,
        client_id: idempotencyKey,
        created_at: madeAt ?? now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAction(
      { ctx, rows, actor },
      {
        incident_id: row.id,
        module: "incident",
        action_type: "incident_opened",
        action_data: { title: row.title },
        client_id: null,
        made_at: madeAt,
      },
    );
    afterwards(async () => ctx.changes.announceList(row.department_id));
    return { status: "success", data: incidentOf(row) };
  },
);

function ownIncident(rows: Rows, userId: number, clientId: string): Promise<IncidentRow | undefined> {
  return rows
    .selectFrom("incidents")
    .selectAll()
    .where("user_id", "=", userId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}
