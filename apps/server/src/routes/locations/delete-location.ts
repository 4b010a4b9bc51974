import { deleteLocation } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { sheetsOnlyOf } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";

/**
 * Also deletes its chemicals, their containers, data sheets, pictures, plan markers and placements, accepted risks and
 * inspections. All of it can be restored.
 */
export const deleteLocationOperation = implement(deleteLocation, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  const { name, civic_address, business_id } = found(
    await rows
      .selectFrom("locations")
      .select(["name", "civic_address", "business_id"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id,
    kind: "location",
    name,
    detail: civic_address,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  const here = sql<boolean>`location_id = ${id}`;
  const ofChemicals = sql<boolean>`chemical_id in (select id from chemicals where ${here})`;
  await putAside(rows, { record, table: "safety_data_sheets", where: sheetsOnlyOf(here) });
  await putAside(rows, { record, table: "containers", where: ofChemicals });
  const onPlans = sql<boolean>`picture_id in (select id from pictures where ${here})`;
  await putAside(rows, { record, table: "plan_points", where: onPlans });
  await putAside(rows, { record, table: "plan_placements", where: onPlans });
  await putAside(rows, { record, table: "pictures", where: here });
  await putAside(rows, { record, table: "site_points", where: here });
  await putAside(rows, { record, table: "accepted_risks", where: here });
  await putAside(rows, { record, table: "inspection_findings", where: here });
  const ofInspections = sql<boolean>`inspection_id in (select id from inspections where ${here})`;
  await putAside(rows, { record, table: "inspection_photos", where: ofInspections });
  await putAside(rows, { record, table: "inspections", where: here });
  await putAside(rows, { record, table: "inspection_schedules", where: here });
  const deleted_chemicals = await putAside(rows, { record, table: "chemicals", where: here });
  await putAside(rows, { record, table: "locations", where: sql`id = ${id}` });
  return { status: "success", deleted_chemicals };
});
