import { loadHydrants } from "@placard/api-client/internal";
import { implement } from "../../http/operation.ts";
import { bounded, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { hydrantsFailedAt, hydrantSource } from "../../db/queries/hydrants.ts";

export const loadHydrantsOperation = implement(loadHydrants, async ({ rows, query }) => {
  const [after = 0] = startOf(query, idKey) ?? [];
  const hydrants = await rows
    .selectFrom("hydrants")
    .select(["id", "facility_id", "type", "status", "longitude", "latitude"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(rowsToFetch(bounded(query)))
    .execute();
  const page = pageOf(hydrants, bounded(query), ({ id }) => [id]);
  const { source, loaded_at } = await hydrantSource(rows);
  const features = page.rows.map((hydrant) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [hydrant.longitude, hydrant.latitude] as const },
    properties: { FACILITYID: hydrant.facility_id, TYPE: hydrant.type, STATUS: hydrant.status },
  }));
  const failed_at = await hydrantsFailedAt(rows);
  const geojson = { type: "FeatureCollection" as const, features };
  return { status: "success", geojson, source, loaded_at, failed_at, ...page.next };
});
