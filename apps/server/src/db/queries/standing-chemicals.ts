import type { StandingChemical, StockSubject } from "@placard/hazmat-core/reactivity";
import { sql } from "kysely";
import type { Rows } from "../database.ts";
import type { ChemicalTable } from "../schema/sites.ts";
import { stockOf } from "../stock-of.ts";
import { sendBatches, type BatchReceiver } from "./pages/send-batches.ts";

/** The columns of a stored chemical that decide its reactions. */
export type StandingRow = { readonly id: number } & Readonly<
  Pick<
    ChemicalTable,
    "name" | "hazard_classification" | "packing_group" | "un_number" | "cas_number" | "room" | "cabinet"
  >
>;

/** Converts a stored chemical for the reaction prediction. */
export function standingOf(subjectOf: StockSubject, row: StandingRow): StandingChemical {
  return {
    id: row.id,
    subject: subjectOf({ ...stockOf(row), name: row.name, packingGroup: row.packing_group }),
    place: { room: row.room, cabinet: row.cabinet },
  };
}

/** Sends all chemicals at one location, by id. */
export function sendStandingAt(rows: Rows, locationId: number, to: BatchReceiver<StandingRow>): Promise<void> {
  return sendBatches(rows, to, (last, limit) =>
    rows
      .selectFrom("chemicals")
      .select(["id", "name", "hazard_classification", "packing_group", "un_number", "cas_number", "room", "cabinet"])
      .where("location_id", "=", locationId)
      .where("id", ">", last?.id ?? 0)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
}

/** A location and a stamp that changes whenever one of its rows is added, removed or edited. */
export interface SiteStamp {
  readonly id: number;
  readonly name: string;
  readonly stamp: string;
}

/** The locations of a business that have chemicals: all, or one. */
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
