import { CONTAINER_DUE_DAYS } from "@placard/hazmat-core/business";
import { sql, type RawBuilder, type Selectable } from "kysely";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type { ContainerTable } from "../schema/sites.ts";
import { businessDay } from "./business-day.ts";

export interface ContainerRow extends Selectable<ContainerTable> {
  readonly chemical_name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  readonly location_id: number;
  readonly location_name: string;
}

function containers(rows: Rows) {
  return (
    rows
      .selectFrom("containers")
      // Filter by business too: otherwise, under row-level security, the planner scans the rows of all businesses.
      .innerJoin("chemicals", (join) =>
        join
          .onRef("chemicals.id", "=", "containers.chemical_id")
          .onRef("chemicals.business_id", "=", "containers.business_id"),
      )
      .innerJoin("locations", (join) =>
        join
          .onRef("locations.id", "=", "chemicals.location_id")
          .onRef("locations.business_id", "=", "chemicals.business_id"),
      )
      .selectAll("containers")
      .select([
        "chemicals.name as chemical_name",
        "chemicals.un_number",
        "chemicals.cas_number",
        "chemicals.location_id",
        "locations.name as location_name",
      ])
  );
}

/** The containers of a chemical in the order of creation: all, or one page. */
export function containersOf(
  rows: Rows,
  chemicalId: number,
  { after, most }: { readonly after: number; readonly most: number | null } = { after: 0, most: null },
): Promise<ContainerRow[]> {
  return containers(rows)
    .where("containers.chemical_id", "=", chemicalId)
    .where("containers.id", ">", after)
    .orderBy("containers.id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

interface ContainerPage {
  readonly after: number;
  readonly most: number | null;
  /** Without it, any location. */
  readonly locationId?: number | undefined;
}

/** The containers of a business or one location, in the order of creation: all, or one page. */
export function containersOfBusiness(
  rows: Rows,
  businessId: number,
  { after, most, locationId }: ContainerPage,
): Promise<ContainerRow[]> {
  return containers(rows)
    .where("containers.business_id", "=", businessId)
    .$if(locationId !== undefined, (query) => query.where("chemicals.location_id", "=", locationId ?? 0))
    .where("containers.id", ">", after)
    .orderBy("containers.id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

/** The locations of a business that have containers, by name, with the number of containers. */
export function sitesWithContainers(rows: Rows, businessId: number) {
  return rows
    .selectFrom("containers")
    .innerJoin("chemicals", (join) =>
      join
        .onRef("chemicals.id", "=", "containers.chemical_id")
        .onRef("chemicals.business_id", "=", "containers.business_id"),
    )
    .innerJoin("locations", (join) =>
      join
        .onRef("locations.id", "=", "chemicals.location_id")
        .onRef("locations.business_id", "=", "chemicals.business_id"),
    )
    .select(["locations.id as location_id", "locations.name as location_name"])
    .select(sql<number>`count(*)::int`.as("containers"))
    .where("containers.business_id", "=", businessId)
    .groupBy(["locations.id", "locations.name"])
    .orderBy(sql`lower(locations.name)`)
    .orderBy("locations.id")
    .execute();
}

/** Maximum ids per statement. */
const PORTION = 1000;

/**
 * Locks the chemicals of new containers until the transaction ends, always in the same order.
 *
 * @throws ApiError `chemical_not_in_business` unless all of them belong to the business
 */
export async function holdChemicals(rows: Rows, businessId: number, ids: readonly number[]): Promise<void> {
  const asked = [...new Set(ids)].toSorted((a, b) => a - b);
  for (let first = 0; first < asked.length; first += PORTION) {
    const portion = asked.slice(first, first + PORTION);
    const held = await rows
      .selectFrom("chemicals")
      .select("id")
      .where("id", "in", portion)
      .where("business_id", "=", businessId)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (held.length < portion.length) throw new ApiError("chemical_not_in_business");
  }
}

export function containerById(rows: Rows, id: number): Promise<ContainerRow | undefined> {
  return containers(rows).where("containers.id", "=", id).executeTakeFirst();
}

/** Rows by id, in the order of creation. */
export function containersWithIds(rows: Rows, ids: readonly number[]): Promise<ContainerRow[]> {
  return containers(rows).where("containers.id", "in", ids).orderBy("containers.id").execute();
}

/** @param code - in the form returned by `containerCode` of the core */
export function containerByCode(rows: Rows, businessId: number, code: string): Promise<ContainerRow | undefined> {
  return containers(rows)
    .where("containers.business_id", "=", businessId)
    .where("containers.code", "=", code)
    .executeTakeFirst();
}

/** Today's date at a business, and the last date that counts as soon. */
async function daysOf(
  rows: Rows,
  businessId: number,
  now: Date,
): Promise<{ readonly today: RawBuilder<string>; readonly soon: RawBuilder<string> }> {
  const today = sql<string>`${await businessDay(rows, businessId, now)}::date`;
  return { today, soon: sql<string>`(${today} + ${CONTAINER_DUE_DAYS}::int)` };
}

interface DuePage {
  readonly now: Date;
  readonly after: readonly [expiresOn: string, id: number] | null;
  readonly most: number | null;
}

/** Containers that have expired or expire soon, earliest expiry first. */
export async function dueContainersOf(
  rows: Rows,
  businessId: number,
  { now, after, most }: DuePage,
): Promise<ContainerRow[]> {
  const { soon } = await daysOf(rows, businessId, now);
  return containers(rows)
    .where("containers.business_id", "=", businessId)
    .where("containers.expires_on", "<=", soon)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(containers.expires_on, containers.id) > (${after?.[0]}::date, ${after?.[1]}::integer)`),
    )
    .orderBy("containers.expires_on")
    .orderBy("containers.id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

/** Numbers of containers of a business that have expired, and that expire soon. */
export async function dueContainerCounts(
  rows: Rows,
  businessId: number,
  now: Date,
): Promise<{ readonly containers_expired: number; readonly containers_due: number }> {
  const { today, soon } = await daysOf(rows, businessId, now);
  return rows
    .selectFrom("containers")
    .select([
      sql<number>`(count(*) filter (where expires_on < ${today}))::int`.as("containers_expired"),
      sql<number>`(count(*) filter (where expires_on >= ${today}))::int`.as("containers_due"),
    ])
    .where("business_id", "=", businessId)
    .where("expires_on", "<=", soon)
    .executeTakeFirstOrThrow();
}
