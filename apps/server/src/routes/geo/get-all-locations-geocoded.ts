import { getAllLocationsGeocoded } from "@placard/api-client";
import { isApproximatePlace } from "@placard/hazmat-core";
import { sql } from "kysely";
import { auditReadOfMany } from "../../access/audit.ts";
import { placedFloorPlan, planOfSite } from "../../db/queries/pictures/plan-placements.ts";
import { pointsOfSite } from "../../db/queries/site-points.ts";
import { implement } from "../../http/operation.ts";
import { idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { suggestTowns } from "../../providers/geocoder/embedded-geocoder.ts";

/** Sites of all businesses as points. One without a pin stands at the centre of its town; a town is approximate. */
export const getAllLocationsGeocodedOperation = implement(
  getAllLocationsGeocoded,
  async ({ ctx, rows, actor, query }) => {
    const [after = 0] = startOf(query, idKey) ?? [];
    const most = rowsToFetch(query);
    const sites = await rows
      .selectFrom("locations as l")
      .innerJoin("businesses as b", "b.id", "l.business_id")
      .select([
        "l.id as location_id",
        "l.name as location_name",
        "l.civic_address as address",
        "l.latitude",
        "l.longitude",
        "l.precision",
        "l.square_feet",
        "l.number_employees",
        "b.id as business_id",
        "b.business_name",
        sql<number>`(select count(*)::int from chemicals c where c.location_id = l.id)`.as("chemical_count"),
        pointsOfSite("l.id"),
        planOfSite("l.id"),
      ])
      .where("l.id", ">", after)
      .orderBy("l.id")
      .$if(most !== null, (found) => found.limit(most ?? 0))
      .execute();
    const page = pageOf(sites, query, ({ location_id }) => [location_id]);
    const geocoded_locations = page.rows.flatMap(({ latitude, longitude, precision, plan, ...rest }) => {
      const site = { ...rest, plan: placedFloorPlan(plan) };
      if (latitude !== null && longitude !== null) {
        return [{ ...site, latitude, longitude, precision, geocoded: !isApproximatePlace(precision) }];
      }
      const [town] = suggestTowns(site.address, 1);
      if (town === undefined) return [];
      const [lon, lat] = town.center;
      return [{ ...site, latitude: lat, longitude: lon, precision: town.precision, geocoded: false }];
    });
    await auditReadOfMany(
      { ctx, rows, actor },
      "all_locations",
      geocoded_locations.map(({ business_id }) => business_id),
    );
    return { status: "success", geocoded_locations, ...page.next };
  },
);
