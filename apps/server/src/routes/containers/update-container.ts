import { updateContainer } from "@placard/api-client";
import { containerCode } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { containerById } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { containerOf } from "./container-answer.ts";
import { containerValues } from "./container-values.ts";
import { requireFreeCode } from "./require-free-code.ts";

/** Another room or another cabinet is a move: who did it, and when, stays with the container. */
export const updateContainerOperation = implement(updateContainer, async ({ ctx, rows, actor, params, body }) => {
  await holdRow(rows, "containers", params.id);
  const before = found(await containerById(rows, params.id));
  requireVersion(before, body.version, containerOf(before));
  const code = body.code === undefined ? null : containerCode(body.code);
  if (code !== null) await requireFreeCode(rows, actor.businessId, code, params.id);
  const values = containerValues(body);
  const { room = before.room, cabinet = before.cabinet } = values;
  const isMoved = room !== before.room || cabinet !== before.cabinet;
  const at = ctx.now();
  await rows
    .updateTable("containers")
    .set((eb) => ({
      ...values,
      ...(code !== null && { code }),
      ...(isMoved && { moved_at: at, moved_by: actor.name }),
      version: eb("version", "+", 1),
      updated_at: at,
    }))
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .execute();
  return { status: "success", container: containerOf(found(await containerById(rows, params.id))) };
});
