import type { PlanPoint } from "@placard/api-client";
import type { Selectable } from "kysely";
import type { PlanPointTable } from "../../db/schema/sites.ts";

export function planPointOf(row: Selectable<PlanPointTable>): PlanPoint {
  return {
    id: row.id,
    picture_id: row.picture_id,
    kind: row.kind,
    page: row.page,
    x: row.x,
    y: row.y,
    note: row.note,
    updated_by: row.updated_by,
    updated_at: row.updated_at.toISOString(),
  };
}
