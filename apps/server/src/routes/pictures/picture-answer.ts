import type { Picture, PlanPlacement } from "@placard/api-client";
import type { Selectable } from "kysely";
import type { PictureTable } from "../../db/schema/sites.ts";

/** @param placement - of a floor plan that was placed on the map */
export function pictureOf(row: Selectable<PictureTable>, placement: PlanPlacement | null): Picture {
  const blob_url = `/api/get-picture-file/${row.id}`;
  return {
    id: row.id,
    location_id: row.location_id,
    description: row.description,
    blob_url,
    url: blob_url,
    filename: row.filename,
    size_bytes: row.size_bytes,
    created_at: row.created_at.toISOString(),
    placement,
    version: row.version,
  };
}
