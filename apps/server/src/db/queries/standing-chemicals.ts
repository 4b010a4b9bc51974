import { loadStockSubject, type StandingChemical, type StockSubject } from "@placard/hazmat-core/reactivity";
import { sql } from "kysely";
import type { Rows } from "../database.ts";
import type { ChemicalTable } from "../schema/sites.ts";
import { stockOf } from "../stock-of.ts";

type Standing = Readonly<
  Pick<
    ChemicalTable,
    "name" | "hazard_classification" | "packing_group" | "un_number" | "cas_number" | "room" | "cabinet"
  >
>;

/** A stored chemical as the prediction of reactions takes it. */
export function standingOf(subjectOf: StockSubject, id: number, row: Standing): StandingChemical {
  return {
    id,
    subject: subjectOf({ ...stockOf(row), name: row.name, packingGroup: row.packing_group }),
    place: { room: row.room, cabinet: row.cabinet },
  };
}

/** All that stands at one site. */
export async function standingAt(rows: Rows, locationId: number): Promise<readonly StandingChemical[]> {
  const subjectOf = await loadStockSubject();
  const found = await rows
    .selectFrom("chemicals")
    .select(["id", "name", "hazard_classification", "packing_group", "un_number", "cas_number", "room", "cabinet"])
    .where("location_id", "=", locationId)
    .orderBy("id")
    .execute();
  return found.map((row) => standingOf(subjectOf, row.id, row));
}

/** A site and what changes whenever a row of it comes, goes or is edited. */
export interface SiteStamp {
  readonly id: number;
  readonly name: string;
  readonly stamp: string;
}

/** The sites of a business, or one of them, that hold any chemical. */
export function siteStamps(rows: Rows, businessId: number, locationId?: number): Promise<SiteStamp[]> {
  return rows
    .selectFrom("chemicals")
    .innerJoin("locations", (join) =>
      join
        .onRef("locations.id", "=", "chemicals.location_id")
        .onRef("locations.business_id", "=", "chemicals.business_id"),
    )
    .select([
      "locations.id",
      "locations.name",
      sql<string>`concat_ws(' ', count(*), sum(chemicals.id::bigint), sum(chemicals.version), max(chemicals.updated_at))`.as(
        "stamp",
      ),
    ])
    .where("chemicals.business_id", "=", businessId)
    .$if(locationId !== undefined, (query) => query.where("locations.id", "=", locationId ?? 0))
    .groupBy(["locations.id", "locations.name"])
    .orderBy("locations.name")
    .orderBy("locations.id")
    .execute();
}
