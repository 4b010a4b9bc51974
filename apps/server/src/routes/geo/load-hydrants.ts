import { loadHydrants } from "@placard/api-client";
import { implement } from "../../http/operation.ts";
import { hydrantsFailedAt } from "../../hydrants/replace-hydrants.ts";
import { hydrantSource } from "../../db/queries/hydrants.ts";

export const loadHydrantsOperation = implement(loadHydrants, async ({ rows, ctx }) => {
  const hydrants = await rows.selectFrom("hydrants").selectAll().orderBy("id").execute();
  const { source, loaded_at } = await hydrantSource(rows);
  const features = hydrants.map((hydrant) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [hydrant.longitude, hydrant.latitude] as const },
    properties: { FACILITYID: hydrant.facility_id, TYPE: hydrant.type, STATUS: hydrant.status },
  }));
  const failed_at = await hydrantsFailedAt(ctx.database);
  return { status: "success", geojson: { type: "FeatureCollection", features }, source, loaded_at, failed_at };
});
