import { getAllLocationsGeocoded, type HandlerInput } from "@placard/api-client/internal";
import { isApproximatePlace } from "@placard/hazmat-core";
import { sql, type RawBuilder } from "kysely";
import * as z from "zod";
import { auditReadOfMany } from "../../access/audit.ts";
import type { Rows } from "../../db/database.ts";
import { placedFloorPlan, planOfSite } from "../../db/queries/pictures/plan-placements.ts";
import { withoutTown } from "../../db/queries/site-towns.ts";
import { pointsOfSite } from "../../db/queries/site-points.ts";
import { implement } from "../../http/operation.ts";
import { bounded, cursorOf, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { townOf } from "../../providers/geocoder/town-of.ts";
import { isInBox, parseBox, widthOf, type BoundingBox } from "./bounding-box.ts";

type Query = HandlerInput<typeof getAllLocationsGeocoded>["query"];

/** Sites per page of a box. More markers on a map would overlap. */
const DEFAULT_SITES_OF_BOX = 500;

/**
 * Sites of all businesses as points, or those in a box with the most dangerous first and the number of others. A site
 * without a pin gets the centre of its town, marked as approximate.
 */
export const getAllLocationsGeocodedOperation = implement(
  getAllLocationsGeocoded,
  async ({ ctx, rows, actor, query }) => {
    const page =
      query.bbox === undefined
        ? await pageOfAll(rows, bounded(query))
        : await pageOfBox(rows, parseBox(query.bbox), { ...query, limit: query.limit ?? DEFAULT_SITES_OF_BOX });
    const geocoded_locations = await geocodedSites(rows, page.ids);
    await auditReadOfMany(
      { ctx, rows, actor },
      "all_locations",
      geocoded_locations.map(({ business_id }) => business_id),
    );
    return { status: "success", geocoded_locations, ...page.others, ...page.next };
  },
);

/** Ids of the next sites of all businesses, in the order of their creation. */
async function pageOfAll(rows: Rows, query: Query) {
  const [after = 0] = startOf(query, idKey) ?? [];
  const sites = await rows
    .selectFrom("locations")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(rowsToFetch(query) ?? 0)
    .execute();
  const page = pageOf(sites, query, ({ id }) => [id]);
  return { ids: page.rows.map(({ id }) => id), others: {}, next: page.next };
}

/** Sort key of the sites of a box: rank of the most dangerous chemical, then the id of the site. */
const rankKey = z.tuple([z.int32(), z.int32()]);

/** Greater than every rank of a chemical. */
const RANK_WITHOUT_CHEMICALS = 1000;

/** Columns and rows of the grid in which the remaining sites are counted. */
const GRID = 8;

interface FoundInBox {
  readonly page: readonly { readonly id: number; readonly rank: number }[] | null;
  /** `east` is in degrees from the western edge of the box. */
  readonly areas: readonly { readonly count: number; readonly latitude: number; readonly east: number }[] | null;
}

/** Ids of the next sites in a box, the most dangerous first, with the number of sites after them. */
async function pageOfBox(rows: Rows, box: BoundingBox, query: Query & { readonly limit: number }) {
  const [afterRank, afterId] = startOf(query, rankKey) ?? [-1, 0];
  const { rows: found } = await sql<FoundInBox>`
    with sites as (${sitesInBox(box, await sitesWithoutTown(rows, box))}),
    ranked as materialized (
      select * from (
        select sites.*, coalesce(
          (select c.hazard_rank from chemicals c where c.location_id = sites.id order by c.hazard_rank limit 1),
          ${RANK_WITHOUT_CHEMICALS}::integer) as rank
        from sites offset 0) s -- asks each site once, not once for each use of its rank
      where (rank, id) > (${afterRank}::integer, ${afterId}::integer)),
    page as (select rank, id from ranked order by rank, id limit ${query.limit}),
    others as (
      select latitude, longitude - ${box.west} + case when longitude < ${box.west} then 360 else 0 end as east from ranked
      where (rank, id) > (select rank, id from page order by rank desc, id desc limit 1)),
    areas as (
      select count(*)::int as count, avg(latitude) as latitude, avg(east) as east from others
      group by ${gridLine(sql`east`, widthOf(box))}, ${gridLine(sql`latitude - ${box.south}`, box.north - box.south)})
    select (select json_agg(page order by rank, id) from page) as page, (select json_agg(areas) from areas) as areas
  `.execute(rows);
  const { page, areas } = found[0] ?? {};
  const last = page?.at(-1);
  const rest_by_area = (areas ?? []).map(({ count, latitude, east }) => {
    const longitude = box.west + east;
    return { count, latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
  });
  const rest = rest_by_area.reduce((sum, { count }) => sum + count, 0);
  return {
    ids: (page ?? []).map(({ id }) => id),
    others: { rest, rest_by_area },
    next: last === undefined || rest === 0 ? {} : { next_cursor: cursorOf([last.rank, last.id]) },
  };
}

/** Grid column or row for a distance from the edge of the box. */
const gridLine = (distance: RawBuilder<unknown>, size: number): RawBuilder<unknown> =>
  sql`least(floor(${distance} / ${size || 1}::float8 * ${GRID}), ${GRID - 1})`;

interface TownOfSite {
  readonly id: number;
  readonly center: readonly [lon: number, lat: number];
}

/**
 * Id and position. Row-level security allows comparisons of numbers before its policies are checked, so an index can be
 * used.
 */
function sitesInBox({ west, south, east, north }: BoundingBox, withoutPin: readonly TownOfSite[]) {
  const isInside = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) =>
    west <= east
      ? sql<boolean>`${latitude} between ${south} and ${north} and ${longitude} between ${west} and ${east}`
      : sql<boolean>`${latitude} between ${south} and ${north} and (${longitude} >= ${west} or ${longitude} <= ${east})`;
  const ids = withoutPin.map(({ id }) => id);
  const latitudes = withoutPin.map(({ center: [, lat] }) => lat);
  const longitudes = withoutPin.map(({ center: [lon] }) => lon);
  return sql`
    select id, latitude, longitude from locations where ${isInside(sql`latitude`, sql`longitude`)}
    union all select id, town_latitude, town_longitude from locations
      where latitude is null and town_of = civic_address and ${isInside(sql`town_latitude`, sql`town_longitude`)}
    union all select * from unnest(${ids}::int[], ${latitudes}::float8[], ${longitudes}::float8[])`;
}

/** Sites without a pin in the box whose town is not stored yet: only those of earlier versions and of imports. */
async function sitesWithoutTown(rows: Rows, box: BoundingBox): Promise<TownOfSite[]> {
  const sites = await withoutTown(rows).execute();
  return sites.flatMap(({ id, civic_address }) => {
    const center = townOf(civic_address)?.center;
    return center !== undefined && isInBox(box, ...center) ? [{ id, center }] : [];
  });
}

/** The sites for the response, ordered by id. A site in an unknown town has no point. */
async function geocodedSites(rows: Rows, ids: readonly number[]) {
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
    .where("l.id", "=", sql<number>`any(${ids}::int[])`)
    .execute();
  const byId = new Map(sites.map((site) => [site.location_id, site]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const { latitude, longitude, precision, plan, ...rest } = found;
    const site = { ...rest, plan: placedFloorPlan(plan) };
    if (latitude !== null && longitude !== null) {
      return [{ ...site, latitude, longitude, precision, geocoded: !isApproximatePlace(precision) }];
    }
    const town = townOf(site.address);
    if (town === undefined) return [];
    const [lon, lat] = town.center;
    return [{ ...site, latitude: lat, longitude: lon, precision: town.precision, geocoded: false }];
  });
}
