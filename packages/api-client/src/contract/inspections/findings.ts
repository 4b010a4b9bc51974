import * as z from "zod";
import { success } from "../../schemas/ground/answers.ts";
import { nextCursor, boundedPageQuery } from "../../schemas/ground/paging.ts";
import { day, id, idFromText, requiredText, version } from "../../schemas/ground/primitives.ts";
import { inspectionFinding } from "../../schemas/records/inspection.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "../examples.ts";
import { FINDING_EXAMPLE } from "./inspection-examples.ts";

const params = z.object({ id: idFromText });

export const getInspectionFindings = defineEndpoint({
  id: "getInspectionFindings",
  method: "GET",
  path: "/get-inspection-findings/{id}",
  summary: "Inspection findings: open ones by due date, corrected ones latest first.",
  access: "business-viewer",
  params,
  query: z.object({
    ...boundedPageQuery,
    state: z.enum(["open", "mended"]).describe("open: not corrected yet."),
    location_id: idFromText.optional(),
  }),
  response: success({ findings: z.array(inspectionFinding), ...nextCursor }),
  errors: [],
  example: {
    params: { id: 3 },
    query: { state: "open" },
    response: { status: "success", findings: [FINDING_EXAMPLE] },
  },
});

export const updateInspectionFinding = defineEndpoint({
  id: "updateInspectionFinding",
  method: "PUT",
  path: "/update-inspection-finding/{id}",
  summary: "Update a finding's assignee, due date and risk. Omitted fields are unchanged.",
  access: "inspect",
  params,
  body: z.object({
    note: requiredText.optional(),
    owner_id: id.nullable().optional(),
    mend_by: day.optional(),
    is_high_risk: z.boolean().optional(),
    version: version.optional(),
  }),
  response: success({ finding: inspectionFinding }),
  errors: ["not_found", "edit_conflict", "contact_not_in_business"],
  example: {
    params: { id: 95 },
    body: { mend_by: "2026-12-05", version: 1 },
    response: { status: "success", finding: { ...FINDING_EXAMPLE, mend_by: "2026-12-05", version: 2 } },
  },
});

export const mendInspectionFinding = defineEndpoint({
  id: "mendInspectionFinding",
  method: "POST",
  path: "/mend-inspection-finding/{id}",
  summary: "Mark a finding as corrected, with the corrective action.",
  access: "inspect",
  params,
  body: z.object({ mended_how: requiredText, version: version.optional() }),
  response: success({ finding: inspectionFinding }),
  errors: ["not_found", "edit_conflict"],
  idempotent: true,
  example: {
    params: { id: 95 },
    body: { mended_how: "New pin and seal", version: 1 },
    response: {
      status: "success",
      finding: {
        ...FINDING_EXAMPLE,
        mended_at: MOMENT_EXAMPLE,
        mended_by: "Jo Bell",
        mended_how: "New pin and seal",
        version: 2,
      },
    },
  },
});

export const reopenInspectionFinding = defineEndpoint({
  id: "reopenInspectionFinding",
  method: "POST",
  path: "/reopen-inspection-finding/{id}",
  summary: "Reopen a finding that was not corrected after all.",
  access: "inspect",
  params,
  body: z.object({ version: version.optional() }),
  response: success({ finding: inspectionFinding }),
  errors: ["not_found", "edit_conflict"],
  idempotent: true,
  example: {
    params: { id: 95 },
    body: { version: 2 },
    response: { status: "success", finding: { ...FINDING_EXAMPLE, version: 3 } },
  },
});

export const inspectionFindings = {
  getInspectionFindings,
  updateInspectionFinding,
  mendInspectionFinding,
  reopenInspectionFinding,
} as const;
