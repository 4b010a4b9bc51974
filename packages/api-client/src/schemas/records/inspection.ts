import {
  CHECKLIST_LIMITS,
  FILE_LIMITS,
  INSPECTION_INTERVALS,
  INSPECTION_RESULTS,
  INSPECTION_TEMPLATE_IDS,
  type InspectionAnswer,
} from "@placard/hazmat-core/business";
import * as z from "zod";
import { count, day, id, instant, name, storedText, version } from "../ground/primitives.ts";

/** Files accepted by `upload-inspection-photo`, maximum bytes by MIME type. */
export const INSPECTION_PHOTO_LIMITS = {
  "image/jpeg": FILE_LIMITS.inspectionPhoto.maxBytes,
  "image/png": FILE_LIMITS.inspectionPhoto.maxBytes,
} as const;

export const inspectionTemplateId = z.enum(INSPECTION_TEMPLATE_IDS);
export const inspectionInterval = z.enum(INSPECTION_INTERVALS);

/** The id of an item within its template. */
export const inspectionItemId = z.string().regex(/^[a-z0-9_]{1,40}$/);

const place = { location_id: id, location_name: z.string() };

export const inspectionSchedule = z.object({
  id,
  business_id: id,
  ...place,
  template: inspectionTemplateId.nullable().describe("Null: a checklist created by the business."),
  checklist_id: id.nullable().describe("A checklist created by the business; its newest version is used."),
  checklist_name: z.string().describe("Name of the checklist; for a business's own checklist, its current name."),
  interval: inspectionInterval,
  due_on: day.nullable().describe("Null once a one-time inspection is completed."),
  assignee_id: id.nullable().describe("A user or contact; null: anyone."),
  assignee_name: storedText,
  is_active: z.boolean().describe("False: nothing is due until it is resumed."),
  last_done_on: day.nullable(),
  open_inspection_id: id.nullable().describe("The inspection in progress."),
  version,
});

export const inspectionItem = z.object({
  id: inspectionItemId,
  text: z.string(),
  source: storedText.describe("Source of a figure or duty in the text."),
  hint: storedText.describe("How to check it, as written by the business; null in checklists included with Placard."),
});

/** An item of a business's own checklist, in a request. */
export const checklistItemEntry = z.object({
  id: inspectionItemId.nullable().describe("Id of an existing item; null for a new item, which gets one."),
  text: z.string().trim().min(1).max(CHECKLIST_LIMITS.text),
  hint: z.string().trim().max(CHECKLIST_LIMITS.hint).nullable(),
});

/** The request body of a checklist created by a business. */
export const checklistEntry = {
  name: name.max(CHECKLIST_LIMITS.name),
  items: z.array(checklistItemEntry).min(1).max(CHECKLIST_LIMITS.items).describe("In the order of the inspection."),
};

const checklistText = {
  name: z.string(),
  items: z.array(z.object({ id: inspectionItemId, text: z.string(), hint: storedText })),
  saved_at: instant,
  saved_by: z.string(),
  version: version.describe(
    "Raised by each change. Every version is kept, and an inspection states the version it used.",
  ),
};

/** Latest version of a business's own checklist. */
export const inspectionChecklist = z.object({
  id,
  business_id: id,
  ...checklistText,
  created_at: instant,
  created_by: z.string(),
  schedules_count: count.describe("Schedules that use it. It can be deleted only if there are none."),
});

/** A saved version of a checklist. */
export const inspectionChecklistVersion = z.object(checklistText);

/** Answers as saved: items may still have no result. */
export const inspectionAnswer = z.object({
  item: inspectionItemId,
  result: z.enum(INSPECTION_RESULTS).nullable().describe("na: not applicable. Null: not answered yet."),
  note: z.string().max(2000),
  owner_id: id.nullable().describe("For a failed item: the assignee (user or contact)."),
  mend_by: day.nullable().describe("For a failed item: due date of the correction."),
  is_high_risk: z.boolean().describe("For a failed item: endangers people until it is corrected."),
}) satisfies z.ZodType<InspectionAnswer>;

export const inspectionPhoto = z.object({
  id,
  item: inspectionItemId,
  filename: z.string(),
  url: z.string(),
  created_at: instant,
});

export const inspectionFinding = z.object({
  id,
  inspection_id: id,
  ...place,
  inspection_name: z.string(),
  item: inspectionItemId,
  text: z.string().describe("The item at the time of the inspection."),
  note: z.string().describe("The problem."),
  owner_id: id.nullable(),
  owner_name: storedText,
  mend_by: day,
  is_high_risk: z.boolean(),
  found_on: day,
  found_by: z.string(),
  mended_at: instant.nullable().describe("Null: it is open."),
  mended_by: storedText,
  mended_how: storedText,
  version,
});

/** An inspection in a list, without its items. */
export const inspectionLine = z.object({
  id,
  schedule_id: id.nullable(),
  ...place,
  name: z.string(),
  started_at: instant,
  started_by: z.string(),
  finished_at: instant.nullable().describe("Null: in progress."),
  finished_by: storedText,
  done_on: day.nullable().describe("Local date of the person who finished it."),
  passed: count,
  failed: count,
  not_applicable: count,
  open_findings: count,
});

/** An inspection with all items and answers. It does not change after it is finished. */
export const inspection = z.object({
  id,
  business_id: id,
  schedule_id: id.nullable(),
  ...place,
  template: inspectionTemplateId.nullable().describe("Null: a checklist created by the business."),
  checklist_id: id.nullable(),
  checklist_version: version.nullable().describe("The version of the business's own checklist that was used."),
  name: z.string(),
  items: z.array(inspectionItem).describe("As they were when the inspection started."),
  answers: z.array(inspectionAnswer),
  photos: z.array(inspectionPhoto),
  findings: z.array(inspectionFinding),
  started_at: instant,
  started_by: z.string(),
  saved_at: instant.nullable(),
  saved_by: storedText,
  finished_at: instant.nullable(),
  finished_by: storedText,
  done_on: day.nullable(),
  version,
});
