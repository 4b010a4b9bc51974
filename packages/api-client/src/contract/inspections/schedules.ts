import { UPCOMING_DAYS } from "@placard/hazmat-core/business";
import * as z from "zod";
import { done, success } from "../../schemas/ground/answers.ts";
import { count, day, id, idFromText, today, version } from "../../schemas/ground/primitives.ts";
import { inspectionInterval, inspectionSchedule, inspectionTemplateId } from "../../schemas/records/inspection.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";

const SCHEDULE_EXAMPLE = {
  id: 81,
  business_id: 3,
  location_id: 21,
  location_name: "Pier Road plant",
  template: "fire_extinguishers",
  checklist_id: null,
  checklist_name: "Fire extinguishers",
  interval: "month",
  due_on: "2026-12-01",
  assignee_id: 8,
  assignee_name: "Jo Bell",
  is_active: true,
  last_done_on: "2026-11-02",
  open_inspection_id: null,
  version: 2,
} as const;

export const getInspectionSummary = defineEndpoint({
  id: "getInspectionSummary",
  method: "GET",
  path: "/get-inspection-summary/{id}",
  summary: "Number of inspections in progress, upcoming and overdue, and their findings.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  query: z.object({ today }),
  response: success({
    active: count.describe("Inspections started but not finished."),
    upcoming: count.describe(`Active schedules that are due within ${UPCOMING_DAYS} days, or overdue.`),
    high_risk_areas: count.describe("Locations with an open finding that is marked as high risk."),
    overdue: count.describe("Active schedules whose due date has passed."),
    open_findings: count,
    overdue_findings: count.describe("Open findings whose correction is overdue."),
  }),
  errors: [],
  example: {
    params: { id: 3 },
    query: { today: "2026-11-21" },
    response: {
      status: "success",
      active: 1,
      upcoming: 2,
      high_risk_areas: 1,
      overdue: 1,
      open_findings: 3,
      overdue_findings: 1,
    },
  },
});

export const getInspectionSchedules = defineEndpoint({
  id: "getInspectionSchedules",
  method: "GET",
  path: "/get-inspection-schedules/{id}",
  summary: "Inspection schedules of a business, earliest due date first.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: success({ schedules: z.array(inspectionSchedule) }),
  errors: [],
  example: { params: { id: 3 }, response: { status: "success", schedules: [SCHEDULE_EXAMPLE] } },
});

interface NamedChecklist {
  readonly template?: unknown;
  readonly checklist_id?: unknown;
}

function namesOneChecklist({ template, checklist_id }: NamedChecklist): boolean {
  return (template == null) !== (checklist_id == null);
}

const assignee = id.nullable().optional().describe("A user or contact of the business.");

export const insertInspectionSchedule = defineEndpoint({
  id: "insertInspectionSchedule",
  method: "POST",
  path: "/insert-inspection-schedule",
  summary: "Schedule an inspection of a location: once, or every week, month, quarter or year.",
  access: "plan-inspections",
  body: z
    .object({
      location_id: id,
      template: inspectionTemplateId.nullable().optional().describe("A checklist included with Placard."),
      checklist_id: id.nullable().optional().describe("Instead of a template: a checklist of the business's own."),
      interval: inspectionInterval,
      due_on: day.describe("First due date; the interval counts from it."),
      assignee_id: assignee,
    })
    .refine(namesOneChecklist, {
      error: "Enter either a template or a checklist of the business's own, not both.",
      path: ["template"],
    }),
  response: success({ schedule: inspectionSchedule }),
  errors: ["location_not_in_business", "contact_not_in_business", "checklist_not_in_business"],
  idempotent: true,
  example: {
    body: { location_id: 21, template: "fire_extinguishers", interval: "month", due_on: "2026-12-01", assignee_id: 8 },
    response: { status: "success", schedule: SCHEDULE_EXAMPLE },
  },
});

export const updateInspectionSchedule = defineEndpoint({
  id: "updateInspectionSchedule",
  method: "PUT",
  path: "/update-inspection-schedule/{id}",
  summary: "Update a schedule's frequency, due date or assignee, or pause it. Omitted fields are unchanged.",
  access: "plan-inspections",
  params: z.object({ id: idFromText }),
  body: z.object({
    interval: inspectionInterval.optional(),
    due_on: day.optional().describe("The interval counts from this date."),
    assignee_id: assignee,
    is_active: z.boolean().optional(),
    version: version.optional(),
  }),
  response: success({ schedule: inspectionSchedule }),
  errors: ["not_found", "edit_conflict", "contact_not_in_business"],
  example: {
    params: { id: 81 },
    body: { interval: "quarter", version: 2 },
    response: { status: "success", schedule: SCHEDULE_EXAMPLE },
  },
});

export const deleteInspectionSchedule = defineEndpoint({
  id: "deleteInspectionSchedule",
  method: "DELETE",
  path: "/delete-inspection-schedule/{id}",
  summary:
    "Delete a schedule and its inspection in progress. Finished inspections are kept. It can be restored for 30 days.",
  access: "plan-inspections",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 81 }, response: { status: "success" } },
});

export const inspectionSchedules = {
  getInspectionSummary,
  getInspectionSchedules,
  insertInspectionSchedule,
  updateInspectionSchedule,
  deleteInspectionSchedule,
} as const;
