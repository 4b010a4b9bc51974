import type { PlacedFloorPlan, PlanPlacement } from "@placard/api-client";
import { placePlan, type PlanTie } from "@placard/hazmat-core/business";
import { sql, type AliasedRawBuilder, type Selectable } from "kysely";
import type { Rows } from "../../database.ts";
import type { PlanPlacementTable } from "../../schema/sites.ts";

interface StoredPlacement extends PlanTie {
  readonly page: number;
  readonly placed_by: string | null;
  readonly placed_at: string;
}

/** A placement as returned by the API. The corners are calculated from the two points that a person set. */
function placementOf({ page, aspect, pairs, placed_by, placed_at }: StoredPlacement): PlanPlacement | null {
  const placed = placePlan({ aspect, pairs });
  if (!placed.ok) return null; // it was stored under wider limits
  const [[a, b, c, d], [one, other]] = [placed.value.corners, pairs];
  const corners: PlanPlacement["corners"] = [[...a], [...b], [...c], [...d]];
  return { page, aspect, pairs: [one, other], corners, placed_by, placed_at };
}

/** A row as returned by the API. */
export const placementOfRow = (row: Selectable<PlanPlacementTable>): PlanPlacement | null =>
  placementOf({ ...row, placed_at: row.placed_at.toISOString() });

/** The placements of the plans among these pictures, by picture id. */
export async function placementsOf(
  rows: Rows,
  pictureIds: readonly number[],
): Promise<ReadonlyMap<number, PlanPlacement | null>> {
  if (pictureIds.length === 0) return new Map();
  const found = await rows
    .selectFrom("plan_placements")
    .selectAll()
    .where("picture_id", "in", [...pictureIds])
    .execute();
  return new Map(found.map((row) => [row.picture_id, placementOfRow(row)]));
}

/** The stored floor plan of a row's location. */
export type StoredFloorPlan = StoredPlacement & Pick<PlacedFloorPlan, "picture_id" | "description">;

/**
 * The floor plan of a row's location, with its placement on the map.
 *
 * @param siteId - column with the location id: `locations.id`
 */
export function planOfSite(siteId: string): AliasedRawBuilder<StoredFloorPlan | null, "plan"> {
  const moment = sql`to_char(p.placed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql<StoredFloorPlan | null>`(
    select json_build_object(
      'picture_id', i.id, 'description', i.description, 'page', p.page, 'aspect', p.aspect, 'pairs', p.pairs,
      'placed_by', p.placed_by, 'placed_at', ${moment})
    from pictures i join plan_placements p on p.picture_id = i.id
    where i.location_id = ${sql.ref(siteId)} and i.is_floor_plan limit 1
  )`.as("plan");
}

/** The floor plan of a location as returned by the API. */
export function placedFloorPlan(stored: StoredFloorPlan | null): PlacedFloorPlan | null {
  if (stored === null) return null;
  const placement = placementOf(stored);
  return placement === null ? null : { picture_id: stored.picture_id, description: stored.description, ...placement };
}
