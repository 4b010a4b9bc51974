import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { idFromText } from "../schemas/ground/primitives.ts";
import { deletedRecord } from "../schemas/records/deleted-record.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";

const DELETED_EXAMPLE = {
  id: 12,
  business_id: 3,
  kind: "location",
  name: "Pier 9C cold store",
  detail: "3445 Barrington Street, Halifax NS",
  chemicals_count: 3,
  files_count: 4,
  deleted_by: "Dana Reid",
  deleted_at: "2026-11-21T14:05:00.000Z",
  kept_until: "2026-12-21T14:05:00.000Z",
} as const;

export const getDeletedRecords = defineEndpoint({
  id: "getDeletedRecords",
  method: "GET",
  path: "/get-deleted-records/{business_id}",
  summary: "Items a business deleted in the last 30 days and can restore, latest first; at most 1,000.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  response: success({ records: z.array(deletedRecord) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", records: [DELETED_EXAMPLE] } },
});

export const restoreDeletedRecord = defineEndpoint({
  id: "restoreDeletedRecord",
  method: "POST",
  path: "/restore-deleted-record/{id}",
  summary: "Restore a deleted item under its original id, with everything that was deleted with it.",
  access: "restore-deleted",
  params: z.object({ id: idFromText }),
  response: success({ record: deletedRecord }),
  errors: ["not_found", "restore_parent_missing", "restore_place_taken", "email_taken", "inspection_finished"],
  idempotent: true,
  example: { params: { id: 12 }, response: { status: "success", record: DELETED_EXAMPLE } },
});

export const deletedRecords = { getDeletedRecords, restoreDeletedRecord } as const;
