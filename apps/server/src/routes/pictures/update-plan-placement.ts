import { updatePlanPlacement } from "@placard/api-client/internal";
import { isApproximatePlace, type EveryField, type LonLat } from "@placard/hazmat-core";
import { placePlan } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import { placementOfRow } from "../../db/queries/pictures/plan-placements.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";

/** Locks the plan, so that no placement remains for a plan that is deleted in the meantime. */
export const updatePlanPlacementOperation = implement(
  updatePlanPlacement,
  async ({ ctx, rows, actor, params, body }) => {
    const plan = found(
      await rows
        .selectFrom("pictures")
        .innerJoin("locations", "locations.id", "pictures.location_id")
        .select(["pictures.id", "locations.longitude", "locations.latitude", "locations.precision"])
        .where("pictures.id", "=", params.picture_id)
        .where("pictures.business_id", "=", actor.businessId)
        .where("pictures.is_floor_plan", "=", true)
        .forUpdate("pictures")
        .executeTakeFirst(),
    );
    const { longitude, latitude, precision } = plan;
    const pin: LonLat | null =
      longitude === null || latitude === null || isApproximatePlace(precision) ? null : [longitude, latitude];
    const placed = placePlan(body, pin);
    if (!placed.ok) {
      const { message } = placed.error;
      throw new ApiError("invalid_request", { message, fields: [{ path: "pairs", message }] });
    }
    const { page, aspect, pairs } = body;
    const values = { page, aspect, pairs: JSON.stringify(pairs) } satisfies EveryField<typeof body>;
    const written = { ...values, placed_by: actor.name, placed_at: ctx.now() };
    const row = await rows
      .insertInto("plan_placements")
      .values({ ...written, picture_id: plan.id, business_id: actor.businessId })
      .onConflict((conflict) => conflict.column("picture_id").doUpdateSet(written))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { status: "success", placement: found(placementOfRow(row) ?? undefined) };
  },
);
