import type { InspectionPhoto } from "@placard/api-client";
import type { PhotoRow } from "../../../db/queries/inspections.ts";

export function photoOf(row: PhotoRow): InspectionPhoto {
  return {
    id: row.id,
    item: row.item,
    filename: row.filename,
    url: `/api/get-inspection-photo-file/${row.id}`,
    created_at: row.created_at.toISOString(),
  };
}
