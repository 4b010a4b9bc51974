import type { DeletedRecord } from "@placard/api-client";
import { keptUntil, type DeletedRecordRow } from "../../db/queries/deleted-records.ts";

/**
 * A deleted record as returned by the API. The deleted chemical, picture or sheet itself is not counted among what was
 * deleted with it.
 */
export function deletedAnswer(row: DeletedRecordRow): DeletedRecord {
  const { id, business_id, kind, name, detail, deleted_by, deleted_at } = row;
  const isFile = kind === "picture" || kind === "safety_data_sheet" || kind === "inspection_photo";
  return {
    id,
    business_id,
    kind,
    name,
    detail,
    chemicals_count: kind === "chemical" ? 0 : row.chemicals_count,
    files_count: isFile ? row.files_count - 1 : row.files_count,
    deleted_by,
    deleted_at: deleted_at.toISOString(),
    kept_until: keptUntil(deleted_at).toISOString(),
  };
}
