import type { SitePoint } from "@placard/api-client";
import { sql, type Selectable } from "kysely";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type { LocationTable } from "../schema/sites.ts";
import { pointsOfSite } from "./site-points.ts";

export type LocationRow = Selectable<LocationTable> & {
  readonly chemicals_count: number;
  readonly points: SitePoint[];
};

const chemicalsCount = sql<number>`(select count(*)::int from chemicals c where c.location_id = locations.id)`.as(
  "chemicals_count",
);

interface LocationPage {
  /** The last location of the previous page. */
  readonly after: number;
  readonly most: number | null;
}

/** The locations of a business in the order of creation: all, or one page. */
export function locationsOf(rows: Rows, businessId: number, { after, most }: LocationPage): Promise<LocationRow[]> {
  return rows
    .selectFrom("locations")
    .selectAll()
    .select([chemicalsCount, pointsOfSite("locations.id")])
    .where("business_id", "=", businessId)
    .where("id", ">", after)
    .orderBy("id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

export function locationById(rows: Rows, id: number): Promise<LocationRow | undefined> {
  return rows
    .selectFrom("locations")
    .selectAll()
    .select([chemicalsCount, pointsOfSite("locations.id")])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** @throws ApiError `contact_not_in_business` unless the manager is a user or contact of the business */
export async function requirePersonOf(
  rows: Rows,
  businessId: number,
  personId: number | null | undefined,
): Promise<void> {
  if (personId === null || personId === undefined) return;
  const user = rows
    .selectFrom("accounts")
    .select("id")
    .where("business_id", "=", businessId)
    .where("id", "=", personId);
  const contact = rows
    .selectFrom("contacts")
    .select("id")
    .where("business_id", "=", businessId)
    .where("id", "=", personId);
  const person = await user.unionAll(contact).executeTakeFirst();
  if (person === undefined) throw new ApiError("contact_not_in_business");
}
