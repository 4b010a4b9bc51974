import * as z from "zod";
import { done, success } from "../../schemas/ground/answers.ts";
import { nextCursor, pageQuery } from "../../schemas/ground/paging.ts";
import { idFromText, version } from "../../schemas/ground/primitives.ts";
import { checklistEntry, inspectionChecklist, inspectionChecklistVersion } from "../../schemas/records/inspection.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "../examples.ts";
import { CHECKLIST_EXAMPLE } from "./inspection-examples.ts";

const params = z.object({ id: idFromText });
const { name, items } = CHECKLIST_EXAMPLE;
const RENAMED = { ...CHECKLIST_EXAMPLE, name: "Forklifts every morning", version: 2 } as const;

export const getInspectionChecklists = defineEndpoint({
  id: "getInspectionChecklists",
  method: "GET",
  path: "/get-inspection-checklists/{id}",
  summary: "A business's own checklists by name, each in its newest version.",
  access: "business-viewer",
  params,
  response: success({ checklists: z.array(inspectionChecklist) }),
  errors: [],
  example: { params: { id: 3 }, response: { status: "success", checklists: [CHECKLIST_EXAMPLE] } },
});

export const getInspectionChecklistVersions = defineEndpoint({
  id: "getInspectionChecklistVersions",
  method: "GET",
  path: "/get-inspection-checklist-versions/{id}",
  summary: "Every version of a checklist of the business's own, the newest first.",
  access: "business-viewer",
  params,
  query: z.object(pageQuery),
  response: success({ versions: z.array(inspectionChecklistVersion), ...nextCursor }),
  errors: ["not_found"],
  example: {
    params: { id: 61 },
    query: {},
    response: {
      status: "success",
      versions: [{ name, items, saved_at: MOMENT_EXAMPLE, saved_by: "Dana Reid", version: 1 }],
    },
  },
});

export const insertInspectionChecklist = defineEndpoint({
  id: "insertInspectionChecklist",
  method: "POST",
  path: "/insert-inspection-checklist",
  summary: "Create a checklist of the business's own.",
  access: "plan-inspections",
  body: z.object(checklistEntry),
  response: success({ checklist: inspectionChecklist }),
  errors: ["checklists_full"],
  idempotent: true,
  example: {
    body: { name, items: items.map((item) => ({ ...item, id: null })) },
    response: { status: "success", checklist: CHECKLIST_EXAMPLE },
  },
});

export const updateInspectionChecklist = defineEndpoint({
  id: "updateInspectionChecklist",
  method: "PUT",
  path: "/update-inspection-checklist/{id}",
  summary: "Save a checklist as a new version. New inspections use it; inspections already started keep their version.",
  access: "plan-inspections",
  params,
  body: z.object({ ...checklistEntry, version: version.optional() }),
  response: success({ checklist: inspectionChecklist }),
  errors: ["not_found", "edit_conflict"],
  example: {
    params: { id: 61 },
    body: { name: RENAMED.name, items, version: 1 },
    response: { status: "success", checklist: RENAMED },
  },
});

export const deleteInspectionChecklist = defineEndpoint({
  id: "deleteInspectionChecklist",
  method: "DELETE",
  path: "/delete-inspection-checklist/{id}",
  summary: "Delete a checklist with its versions. Inspections that used it are kept. It can be restored for 30 days.",
  access: "plan-inspections",
  params,
  response: done,
  errors: ["not_found", "checklist_in_use"],
  example: { params: { id: 61 }, response: { status: "success" } },
});

export const inspectionChecklists = {
  getInspectionChecklists,
  getInspectionChecklistVersions,
  insertInspectionChecklist,
  updateInspectionChecklist,
  deleteInspectionChecklist,
} as const;
