import type { Picture } from "@placard/api-client";
import type { Selectable } from "kysely";
import type { PictureTable } from "../../db/schema/sites.ts";

export function pictureOf(row: Selectable<PictureTable>): Picture {
  const blob_url = `/api/get-picture-file/${row.id}`;
  return {
    id: row.id,
    location_id: row.location_id,
    description: row.description,
    blob_url,
    url: blob_url,
    created_at: row.created_at.toISOString(),
  };
}
