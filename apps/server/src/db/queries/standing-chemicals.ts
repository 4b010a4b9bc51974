import type { StandingChemical, StockSubject } from "@placard/hazmat-core/reactivity";
import { sql } from "kysely";
import type { Rows } from "../database.ts";
import type { ChemicalTable, CompatibilityMarkTable } from "../schema/sites.ts";
import { stockOf } from "../stock-of.ts";
import { BATCH_ROWS, sendBatches, type BatchReceiver } from "./pages/send-batches.ts";

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

/** The stamps for which the marks of each location of a business are stored, by location. */
export async function markStamps(rows: Rows, businessId: number): Promise<ReadonlyMap<number, string>> {
  const found = await rows
    .selectFrom("compatibility_stamps")
    .select(["location_id", "stamp"])
    .where("business_id", "=", businessId)
    .execute();
  return new Map(found.map(({ location_id, stamp }) => [location_id, stamp]));
}

type Mark = CompatibilityMarkTable["mark"];

/** The rows of a location by mark, and the stamp for which they were calculated. */
interface SiteMarks {
  readonly locationId: number;
  readonly stamp: string;
  readonly ids: Readonly<Record<Mark, readonly number[]>>;
}

/** Replaces the marks of a location. Writes only those that changed; no statement has more than `BATCH_ROWS` ids. */
export async function writeMarks(rows: Rows, { locationId, stamp, ids }: SiteMarks): Promise<void> {
  // The row lock makes other writers of the location wait.
  await sql`insert into compatibility_stamps (location_id, business_id, stamp)
    select id, business_id, ${stamp} from locations where id = ${locationId}
    on conflict (location_id) do update set stamp = excluded.stamp`.execute(rows);
  for (const mark of ["keep_apart", "unknown_reactions"] as const) {
    const sorted = ids[mark].toSorted((a, b) => a - b);
    let after = 0;
    for (let start = 0; start <= sorted.length; start += BATCH_ROWS) {
      const batch = sorted.slice(start, start + BATCH_ROWS);
      const isLast = start + BATCH_ROWS > sorted.length;
      const last = batch.at(-1) ?? after;
      await sql`delete from compatibility_marks
        where location_id = ${locationId} and mark = ${mark} and chemical_id > ${after}
          and (${isLast} or chemical_id <= ${last})
          and not exists (select from unnest(${batch}::int[]) as kept where kept = chemical_id)`.execute(rows);
      await sql`insert into compatibility_marks as stored (chemical_id, business_id, location_id, mark)
        select id, business_id, location_id, ${mark} from chemicals
        where id = any(${batch}::int[]) and location_id = ${locationId}
        on conflict (chemical_id, mark) do update set location_id = excluded.location_id
          where stored.location_id <> excluded.location_id`.execute(rows);
      after = last;
    }
  }
}
