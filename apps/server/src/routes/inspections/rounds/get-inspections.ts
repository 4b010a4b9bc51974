import { type InspectionLine } from "@placard/api-client";
import { getInspections } from "@placard/api-client/internal";
import type { InspectionResult } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { requireOwnBusiness } from "../../../access/own-rows.ts";
import { inspectionRows, type InspectionRow } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";
import { bounded, momentKey, pageOf, rowsToFetch, startOf } from "../../../http/paging.ts";

export const getInspectionsOperation = implement(getInspections, async ({ rows, actor, params, query }) => {
  requireOwnBusiness(actor, params.id);
  const start = startOf(query, momentKey);
  const most = rowsToFetch(bounded(query));
  const before = sql<boolean>`(inspections.started_at, inspections.id) < (${start?.[0]}::timestamptz, ${start?.[1]}::integer)`;
  const found = await inspectionRows(rows)
    .select((eb) =>
      eb
        .selectFrom("inspection_findings")
        .whereRef("inspection_findings.inspection_id", "=", "inspections.id")
        .where("inspection_findings.mended_at", "is", null)
        .select(sql<number>`count(*)::int`.as("count"))
        .as("open_findings"),
    )
    .where("inspections.business_id", "=", params.id)
    .$if(query.location_id !== undefined, (all) => all.where("inspections.location_id", "=", query.location_id ?? 0))
    .$if(start !== null, (all) => all.where(before))
    .orderBy("inspections.started_at", "desc")
    .orderBy("inspections.id", "desc")
    .$if(most !== null, (all) => all.limit(most ?? 0))
    .execute();
  const page = pageOf(found, bounded(query), ({ id, started_at }) => [started_at.toISOString(), id]);
  return { status: "success", inspections: page.rows.map(lineOf), ...page.next };
});

function lineOf(row: InspectionRow & { readonly open_findings: number | null }): InspectionLine {
  const counted = (result: InspectionResult) => row.answers.filter((answer) => answer.result === result).length;
  return {
    id: row.id,
    schedule_id: row.schedule_id,
    location_id: row.location_id,
    location_name: row.location_name,
    name: row.name,
    started_at: row.started_at.toISOString(),
    started_by: row.started_by,
    finished_at: row.finished_at?.toISOString() ?? null,
    finished_by: row.finished_by,
    done_on: row.done_on,
    passed: counted("pass"),
    failed: counted("fail"),
    not_applicable: counted("na"),
    open_findings: row.open_findings ?? 0,
  };
}
