import { updatePicture } from "@placard/api-client/internal";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import type { Rows } from "../../db/database.ts";
import { placementsOf } from "../../db/queries/pictures/plan-placements.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { pictureOf } from "./picture-answer.ts";

/**
 * Changes the description of a picture and its position among the entrance images of its location. A plan stays a plan.
 */
export const updatePictureOperation = implement(updatePicture, async ({ rows, actor, params, body }) => {
  const { picture_id: id } = params;
  await holdRow(rows, "pictures", id);
  const before = found(
    await rows
      .selectFrom("pictures")
      .selectAll()
      .where("id", "=", id)
      .where("business_id", "=", actor.businessId)
      .executeTakeFirst(),
  );
  const placement = (await placementsOf(rows, [id])).get(id) ?? null;
  requireVersion(before, body.version, pictureOf(before, placement));
  const { location_id, is_floor_plan } = before;
  const { description, place } = body;
  if (description !== undefined) {
    if (isFloorPlan(description) !== is_floor_plan) throw wrongDescription(is_floor_plan);
    await rows.updateTable("pictures").set({ description }).where("id", "=", id).execute();
  }
  await rows
    .updateTable("pictures")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  if (place !== undefined && !is_floor_plan) await moveTo(rows, { id, location_id, place });
  const row = await rows.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();
  return { status: "success", picture: pictureOf(found(row), placement) };
});

/** The description marks a floor plan, so it must not turn a plan into an entrance image or the reverse. */
function wrongDescription(isPlan: boolean): ApiError {
  const message = isPlan
    ? "Keep the words “floor plan” so that crews can find it."
    : "Do not use the words “floor plan”: this is a picture of an entrance.";
  return new ApiError("invalid_request", { message, fields: [{ path: "description", message }] });
}

interface Move {
  readonly id: number;
  readonly location_id: number;
  /** From 1; positions beyond the end mean the last one. */
  readonly place: number;
}

/**
 * Renumbers the entrance images of a location. The location row is locked, so simultaneous moves run one after the
 * other.
 */
async function moveTo(rows: Rows, { id, location_id, place }: Move): Promise<void> {
  await rows.selectFrom("locations").select("id").where("id", "=", location_id).forUpdate().execute();
  const others = await rows
    .selectFrom("pictures")
    .select("id")
    .where("location_id", "=", location_id)
    .where("is_floor_plan", "=", false)
    .where("id", "!=", id)
    .orderBy("place")
    .orderBy("id")
    .execute();
  const order = others.map((other) => other.id).toSpliced(place - 1, 0, id);
  await rows
    .updateTable("pictures")
    .set({ place: sql<number>`array_position(${order}::integer[], id)` })
    .where("id", "in", order)
    .execute();
}
