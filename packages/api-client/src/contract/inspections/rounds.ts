import * as z from "zod";
import { done, success } from "../../schemas/ground/answers.ts";
import { nextCursor, boundedPageQuery } from "../../schemas/ground/paging.ts";
import { id, idFromText, today, version } from "../../schemas/ground/primitives.ts";
import { inspection, inspectionAnswer, inspectionLine } from "../../schemas/records/inspection.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "../examples.ts";
import { ANSWER_EXAMPLE, FINISHED_EXAMPLE, INSPECTION_EXAMPLE } from "./inspection-examples.ts";

const answers = z.array(inspectionAnswer).max(100);

export const getInspections = defineEndpoint({
  id: "getInspections",
  method: "GET",
  path: "/get-inspections/{id}",
  summary: "The inspections of a business or of one location, the latest first.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  query: z.object({ ...boundedPageQuery, location_id: idFromText.optional() }),
  response: success({ inspections: z.array(inspectionLine), ...nextCursor }),
  errors: [],
  example: {
    params: { id: 3 },
    query: { location_id: 21 },
    response: {
      status: "success",
      inspections: [
        {
          id: 83,
          schedule_id: 81,
          location_id: 21,
          location_name: "Pier Road plant",
          name: "Fire extinguishers",
          started_at: MOMENT_EXAMPLE,
          started_by: "Dana Reid",
          finished_at: MOMENT_EXAMPLE,
          finished_by: "Dana Reid",
          done_on: "2026-11-21",
          passed: 5,
          failed: 1,
          not_applicable: 1,
          open_findings: 1,
        },
      ],
    },
  },
});

export const getInspection = defineEndpoint({
  id: "getInspection",
  method: "GET",
  path: "/get-inspection/{id}",
  summary: "An inspection with its items, answers, photos and findings.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: success({ inspection }),
  errors: ["not_found"],
  example: { params: { id: 83 }, response: { status: "success", inspection: INSPECTION_EXAMPLE } },
});

export const insertInspection = defineEndpoint({
  id: "insertInspection",
  method: "POST",
  path: "/insert-inspection",
  summary: "Start a scheduled inspection. If one is already in progress, it is returned.",
  access: "inspect",
  body: z.object({ schedule_id: id }),
  response: success({ inspection }),
  errors: ["not_found"],
  idempotent: true,
  example: { body: { schedule_id: 81 }, response: { status: "success", inspection: INSPECTION_EXAMPLE } },
});

export const updateInspection = defineEndpoint({
  id: "updateInspection",
  method: "PUT",
  path: "/update-inspection/{id}",
  summary: "Save the answers so far, complete or not.",
  access: "inspect",
  params: z.object({ id: idFromText }),
  body: z.object({ answers, version: version.optional() }),
  response: success({ inspection }),
  errors: ["not_found", "edit_conflict", "inspection_finished", "contact_not_in_business"],
  example: {
    params: { id: 83 },
    body: { answers: [ANSWER_EXAMPLE], version: 1 },
    response: { status: "success", inspection: INSPECTION_EXAMPLE },
  },
});

export const finishInspection = defineEndpoint({
  id: "finishInspection",
  method: "POST",
  path: "/finish-inspection/{id}",
  summary: "Finish an inspection: each failed item becomes a finding, and the schedule moves on.",
  access: "inspect",
  params: z.object({ id: idFromText }),
  body: z.object({ answers, version: version.optional(), today }),
  response: success({ inspection }),
  errors: ["not_found", "edit_conflict", "inspection_finished", "inspection_incomplete", "contact_not_in_business"],
  idempotent: true,
  example: {
    params: { id: 83 },
    body: { answers: [ANSWER_EXAMPLE], version: 2, today: "2026-11-21" },
    response: { status: "success", inspection: FINISHED_EXAMPLE },
  },
});

export const deleteInspection = defineEndpoint({
  id: "deleteInspection",
  method: "DELETE",
  path: "/delete-inspection/{id}",
  summary: "Discard an unfinished inspection and its photos. The schedule stays due. It can be restored for 30 days.",
  access: "inspect",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found", "inspection_finished"],
  example: { params: { id: 83 }, response: { status: "success" } },
});

export const inspectionRounds = {
  getInspections,
  getInspection,
  insertInspection,
  updateInspection,
  finishInspection,
  deleteInspection,
} as const;
