import { insertSitePoint } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { MOST_SITE_POINTS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { blankToNull } from "../../db/given.ts";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { sitePointOf } from "../../db/queries/site-points.ts";
import { holdRow } from "../../db/edit-conflict.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";

/** Locks the location, so that two simultaneous points cannot both be the last. */
export const insertSitePointOperation = implement(insertSitePoint, async ({ ctx, rows, actor, body }) => {
  const { location_id, kind, latitude, longitude, note } = body;
  await requireLocationOf(rows, actor.businessId, location_id);
  await holdRow(rows, "locations", location_id);
  const { count } = await rows
    .selectFrom("site_points")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("location_id", "=", location_id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_SITE_POINTS) throw new ApiError("site_points_full");
  const values = {
    location_id,
    kind,
    latitude,
    longitude,
    note: blankToNull(note) ?? null,
  } satisfies EveryField<typeof body>;
  const row = await rows
    .insertInto("site_points")
    .values({ ...values, business_id: actor.businessId, updated_by: actor.name, updated_at: ctx.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: "success", point: sitePointOf(row) };
});
