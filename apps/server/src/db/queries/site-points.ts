import type { SitePoint } from "@placard/api-client";
import { sql, type AliasedRawBuilder, type Selectable } from "kysely";
import type { SitePointTable } from "../schema/sites.ts";

/**
 * The points of a row's location, in the order in which they were set.
 *
 * @param siteId - column with the location id: `locations.id`
 */
export function pointsOfSite(siteId: string): AliasedRawBuilder<SitePoint[], "points"> {
  const moment = sql`to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql<SitePoint[]>`coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'kind', p.kind, 'latitude', p.latitude, 'longitude', p.longitude, 'note', p.note,
      'updated_by', p.updated_by, 'updated_at', ${moment}) order by p.id)
    from site_points p where p.location_id = ${sql.ref(siteId)}
  ), '[]'::json)`.as("points");
}

/** A point as returned by the API after a write. */
export function sitePointOf(row: Selectable<SitePointTable>): SitePoint {
  const { id, kind, latitude, longitude, note, updated_by, updated_at } = row;
  return { id, kind, latitude, longitude, note, updated_by, updated_at: updated_at.toISOString() };
}
