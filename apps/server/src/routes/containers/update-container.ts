import { updateContainer } from "@placard/api-client/internal";
import { containerCode, isSameStock } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import type { Rows } from "../../db/database.ts";
import { containerById, type ContainerRow } from "../../db/queries/containers.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { containerOf } from "./container-answer.ts";
import { containerValues } from "./container-values.ts";
import { requireContainerRoom } from "./require-container-room.ts";
import { requireFreeCode } from "./require-free-code.ts";

/** A new location, room or cabinet counts as a move: its author and time are stored with the container. */
export const updateContainerOperation = implement(updateContainer, async ({ ctx, rows, actor, params, body }) => {
  await holdRow(rows, "containers", params.id);
  const before = found(await containerById(rows, params.id));
  requireVersion(before, body.version, containerOf(before));
  const code = body.code === undefined ? null : containerCode(body.code);
  if (code !== null) await requireFreeCode(rows, actor.businessId, code, params.id);
  const values = containerValues(body);
  const { room = before.room, cabinet = before.cabinet } = values;
  const { chemical_id = before.chemical_id } = body;
  if (chemical_id !== before.chemical_id) await requireSameChemical(rows, before, chemical_id);
  const isMoved = chemical_id !== before.chemical_id || room !== before.room || cabinet !== before.cabinet;
  const at = ctx.now();
  await rows
    .updateTable("containers")
    .set((eb) => ({
      ...values,
      chemical_id,
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

/**
 * Locks the row that a container is moved to, and refuses a row with another chemical.
 *
 * @throws ApiError `not_found`, `container_other_chemical` or `containers_full`
 */
async function requireSameChemical(rows: Rows, container: ContainerRow, chemicalId: number): Promise<void> {
  const chemical = found(
    await rows
      .selectFrom("chemicals")
      .select(["name", "un_number", "cas_number"])
      .where("id", "=", chemicalId)
      .where("business_id", "=", container.business_id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (!isSameStock(chemical, { ...container, name: container.chemical_name }))
    throw new ApiError("container_other_chemical");
  await requireContainerRoom(rows, chemicalId, 1);
}
