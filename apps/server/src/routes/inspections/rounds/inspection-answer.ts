import type { Inspection } from "@placard/api-client";
import { found } from "../../../access/own-rows.ts";
import type { Rows } from "../../../db/database.ts";
import { findings, inspectionById, photosOf } from "../../../db/queries/inspections.ts";
import { namesOf } from "../../../db/queries/people.ts";
import { findingOf } from "../findings/finding-answer.ts";
import { photoOf } from "../photos/photo-answer.ts";

/** An inspection with all its parts. @throws ApiError `not_found` */
export async function inspectionAnswerOf(rows: Rows, id: number): Promise<Inspection> {
  const row = found(await inspectionById(rows, id));
  const names = await namesOf(rows, row.business_id);
  const photos = await photosOf(rows, id);
  const its = await findings(rows).where("finding.inspection_id", "=", id).orderBy("finding.id").execute();
  return {
    id: row.id,
    business_id: row.business_id,
    schedule_id: row.schedule_id,
    location_id: row.location_id,
    location_name: row.location_name,
    template: row.template,
    checklist_id: row.checklist_id,
    checklist_version: row.checklist_version,
    name: row.name,
    items: row.items.map((item) => ({ hint: null, ...item })),
    answers: [...row.answers],
    photos: photos.map(photoOf),
    findings: its.map((finding) => findingOf(finding, names)),
    started_at: row.started_at.toISOString(),
    started_by: row.started_by,
    saved_at: row.saved_at?.toISOString() ?? null,
    saved_by: row.saved_by,
    finished_at: row.finished_at?.toISOString() ?? null,
    finished_by: row.finished_by,
    done_on: row.done_on,
    version: row.version,
  };
}
