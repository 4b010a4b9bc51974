import type { SafetyDataSheet } from "@placard/api-client";
import { sql, type Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../database.ts";
import type { SafetyDataSheetTable } from "../schema/sites.ts";
import { holdGroup } from "./sheet-groups.ts";

export interface SheetRow extends Selectable<SafetyDataSheetTable> {
  /** The first row that uses the sheet. */
  readonly chemical_id: number;
  readonly chemical_name: string;
  readonly covers: SafetyDataSheet["covers"];
  readonly earlier_versions: number;
}

/** The current data sheets, newest first. Rows that share sheets have one per language. */
export function sheets(rows: Rows) {
  return versions(rows).where("sds.replaced_at", "is", null);
}

/**
 * Rounded to milliseconds, as in answers: a page continues after a time from an answer, and the column is more precise.
 */
const MOMENT = sql<Date>`date_trunc('milliseconds', sds.created_at)`;

interface SheetPage {
  /** The last sheet of the previous page. */
  readonly after: readonly [moment: string, id: number] | null;
  readonly most: number | null;
}

/** The library of a business, newest first: complete, or one page. */
export function sheetsOf(rows: Rows, businessId: number, { after, most }: SheetPage): Promise<SheetRow[]> {
  return sheets(rows)
    .where("sds.business_id", "=", businessId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${MOMENT}, sds.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::integer)`),
    )
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

/** Rows by id, in the order of the ids. */
export async function sheetsWithIds(rows: Rows, ids: readonly number[]): Promise<SheetRow[]> {
  if (ids.length === 0) return [];
  const known = await versions(rows).where("sds.id", "in", ids).execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  return known.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** Replaced data sheets, newest first. */
export function earlierSheets(rows: Rows) {
  return versions(rows).where("sds.replaced_at", "is not", null);
}

/** A sheet, current or earlier version. */
export function sheetWithId(rows: Rows, id: number): Promise<SheetRow | undefined> {
  return versions(rows).where("sds.id", "=", id).executeTakeFirst();
}

function versions(rows: Rows) {
  return rows
    .selectFrom("safety_data_sheets as sds")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("chemicals as c")
          .innerJoin("locations as l", (join) =>
            join.onRef("l.id", "=", "c.location_id").onRef("l.business_id", "=", "c.business_id"),
          )
          .whereRef("c.sheet_group", "=", "sds.sheet_group")
          .whereRef("c.business_id", "=", "sds.business_id")
          .having(sql<boolean>`count(*) > 0`)
          .select([
            sql<number>`min(c.id)`.as("chemical_id"),
            sql<string>`(array_agg(c.name order by c.id))[1]`.as("chemical_name"),
            sql<SafetyDataSheet["covers"]>`json_agg(json_build_object('id', c.id, 'name', c.name, 'location_id', l.id,
              'location_name', l.name, 'room', c.room, 'cabinet', c.cabinet) order by lower(l.name), c.id)`.as(
              "covers",
            ),
          ])
          .as("covered"),
      (join) => join.onTrue(),
    )
    .selectAll("sds")
    .select(["covered.chemical_id", "covered.chemical_name", "covered.covers"])
    .select(
      sql<number>`(select count(*)::integer from safety_data_sheets as earlier
        where earlier.sheet_group = sds.sheet_group and earlier.replaced_at is not null
          and (earlier.languages && sds.languages or earlier.languages = '{}' or sds.languages = '{}'))`.as(
        "earlier_versions",
      ),
    )
    .orderBy(MOMENT, "desc")
    .orderBy("sds.id", "desc");
}

/** A sheet, after all other changes to the sheets of its rows have finished. */
export async function heldSheet(rows: Rows, id: number): Promise<SheetRow> {
  const { sheet_group } = found(
    await rows.selectFrom("safety_data_sheets").select("sheet_group").where("id", "=", id).executeTakeFirst(),
  );
  await holdGroup(rows, sheet_group);
  return found(await sheetWithId(rows, id));
}
