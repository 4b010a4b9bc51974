import { getAllLocationsGeocoded } from "@placard/api-client";
import { isApproximatePlace } from "@placard/hazmat-core";
import { sql } from "kysely";
import { auditReadOfMany } from "../../access/audit.ts";
import { placedFloorPlan, planOfSite } from "../../db/queries/pictures/plan-placements.ts";
import { pointsOfSite } from "../../db/queries/site-points.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { bounded, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { suggestTowns } from "../../providers/geocoder/embedded-geocoder.ts";

/**
 * Sites of all businesses as points, or those in a box. One without a pin stands at the centre of its town; a town is
 * approximate. Which town that is follows from the address, so the database cannot tell whether it lies in the box: those
 * without a pin are read for every box, and the others are left out afterwards.
 */
export const getAllLocationsGeocodedOperation = implement(
  getAllLocationsGeocoded,
  async ({ ctx, rows, actor, query }) => {
    const [after = 0] = startOf(query, idKey) ?? [];
    const box = query.bbox === undefined ? null : boxOf(query.bbox);
    const asked = box === null ? query : bounded(query);
    const most = rowsToFetch(asked);
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
      .$if(box !== null, (found) => found.where(box === null ? sql<boolean>`true` : mayLieIn(box)))
      .orderBy("l.id")
      .$if(most !== null, (found) => found.limit(most ?? 0))
      .execute();
    const page = pageOf(sites, asked, ({ location_id }) => [location_id]);
    const geocoded_locations = page.rows.flatMap(({ latitude, longitude, precision, plan, ...rest }) => {
      const site = { ...rest, plan: placedFloorPlan(plan) };
      if (latitude !== null && longitude !== null) {
        return [{ ...site, latitude, longitude, precision, geocoded: !isApproximatePlace(precision) }];
      }
      const [town] = suggestTowns(site.address, 1);
      if (town === undefined) return [];
      const [lon, lat] = town.center;
      if (box !== null && !liesIn(box, lon, lat)) return [];
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

/** Degrees. West is greater than east where it reaches across 180°. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxOf(text: string): Box {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text.split(",").map(Number);
  const isOnGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  if (!isOnGlobe || south > north) {
    const message = "Longitude must be within ±180 and latitude within ±90 degrees, south below north.";
    throw new ApiError("invalid_request", { message, fields: [{ path: "bbox", message }] });
  }
  return { west, south, east, north };
}

/** Comparisons of numbers may run before the policies, so an index serves them under row-level security. */
function mayLieIn({ west, south, east, north }: Box) {
  const inLongitude =
    west <= east
      ? sql<boolean>`l.longitude between ${west} and ${east}`
      : sql<boolean>`(l.longitude >= ${west} or l.longitude <= ${east})`;
  return sql<boolean>`(l.latitude is null or (l.latitude between ${south} and ${north} and ${inLongitude}))`;
}

function liesIn({ west, south, east, north }: Box, lon: number, lat: number): boolean {
  const isInLongitude = west <= east ? west <= lon && lon <= east : lon >= west || lon <= east;
  return isInLongitude && south <= lat && lat <= north;
}
