import type { InventoryChemical } from "@placard/api-client";
import { sql, type Selectable } from "kysely";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type { ChemicalTable } from "../schema/sites.ts";

export interface ChemicalRow extends Selectable<ChemicalTable> {
  readonly location_name: string;
  readonly sheets: InventoryChemical["sheets"];
  readonly containers_count: number;
  readonly containers_first_expiry: string | null;
}

function chemicals(rows: Rows) {
  return (
    rows
      .selectFrom("chemicals")
      // Filter by business too: otherwise, under row-level security, the planner scans the locations of all businesses.
      .innerJoin("locations", (join) =>
        join
          .onRef("locations.id", "=", "chemicals.location_id")
          .onRef("locations.business_id", "=", "chemicals.business_id"),
      )
      .selectAll("chemicals")
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("containers")
            .select([
              sql<number>`count(*)::int`.as("containers_count"),
              sql<string | null>`min(containers.expires_on)`.as("containers_first_expiry"),
            ])
            .whereRef("containers.chemical_id", "=", "chemicals.id")
            .as("held"),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("safety_data_sheets as sds")
            .select(
              sql<InventoryChemical["sheets"] | null>`json_agg(json_build_object(
                'id', sds.id, 'counts_in', sds.counts_in, 'revision_date', sds.revision_date) order by sds.id desc)`.as(
                "sheets",
              ),
            )
            .whereRef("sds.sheet_group", "=", "chemicals.sheet_group")
            .whereRef("sds.business_id", "=", "chemicals.business_id")
            .where("sds.replaced_at", "is", null)
            .as("counting"),
        (join) => join.onTrue(),
      )
      .select("locations.name as location_name")
      .select(sql<InventoryChemical["sheets"]>`coalesce(counting.sheets, '[]'::json)`.as("sheets"))
      .select([
        sql<number>`coalesce(held.containers_count, 0)`.as("containers_count"),
        "held.containers_first_expiry as containers_first_expiry",
      ])
  );
}

interface ChemicalPage {
  readonly after: readonly [name: string, id: number] | null;
  readonly most: number | null;
}

/** The inventory of a business in alphabetical order: complete, or one page. */
export function chemicalsOf(
  rows: Rows,
  businessId: number,
  { after, most }: ChemicalPage = { after: null, most: null },
): Promise<ChemicalRow[]> {
  return chemicals(rows)
    .where("chemicals.business_id", "=", businessId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(chemicals.name, chemicals.id) > (${after?.[0]}::text, ${after?.[1]}::integer)`),
    )
    .orderBy("chemicals.name")
    .orderBy("chemicals.id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

/** The inventory of a business in the order of creation, starting after the row `after`. */
export function chemicalsAfter(
  rows: Rows,
  businessId: number,
  after: number,
  most: number | null,
): Promise<ChemicalRow[]> {
  return chemicals(rows)
    .where("chemicals.business_id", "=", businessId)
    .where("chemicals.id", ">", after)
    .orderBy("chemicals.id")
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

/** Rows by id, in the order of the ids. */
export async function chemicalsWithIds(rows: Rows, ids: readonly number[]): Promise<ChemicalRow[]> {
  if (ids.length === 0) return [];
  const found = await chemicals(rows).where("chemicals.id", "in", ids).execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  return found.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

export function chemicalById(rows: Rows, id: number): Promise<ChemicalRow | undefined> {
  return chemicals(rows).where("chemicals.id", "=", id).executeTakeFirst();
}

/** @throws ApiError `location_not_in_business` unless the location belongs to the business */
export async function requireLocationOf(rows: Rows, businessId: number, locationId: number): Promise<void> {
  const location = await rows
    .selectFrom("locations")
    .select("id")
    .where("id", "=", locationId)
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  if (location === undefined) throw new ApiError("location_not_in_business");
}
