import { sql, type Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../database.ts";
import type { SafetyDataSheetTable } from "../schema/sites.ts";

export interface SheetRow extends Selectable<SafetyDataSheetTable> {
  readonly chemical_name: string;
  readonly earlier_versions: number;
}

/** The data sheets that count, one a chemical and language, with the name of their chemical, newest first. */
export function sheets(rows: Rows) {
  return versions(rows).where("sds.replaced_at", "is", null);
}

/** As an answer gives it: a page continues after a moment that was answered, and the column is finer. */
const MOMENT = sql<Date>`date_trunc('milliseconds', sds.created_at)`;

interface SheetPage {
  /** The sheet that the page before ended with. */
  readonly after: readonly [moment: string, id: number] | null;
  readonly most: number | null;
}

/** The library of a business, newest first: all of it, or a page. */
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

/** Data sheets that another took the place of, newest first. */
export function earlierSheets(rows: Rows) {
  return versions(rows).where("sds.replaced_at", "is not", null);
}

/** A sheet, whether it counts or is an earlier version. */
export function sheetWithId(rows: Rows, id: number): Promise<SheetRow | undefined> {
  return versions(rows).where("sds.id", "=", id).executeTakeFirst();
}

function versions(rows: Rows) {
  return rows
    .selectFrom("safety_data_sheets as sds")
    .innerJoin("chemicals", (join) =>
      join.onRef("chemicals.id", "=", "sds.chemical_id").onRef("chemicals.business_id", "=", "sds.business_id"),
    )
    .selectAll("sds")
    .select("chemicals.name as chemical_name")
    .select(
      sql<number>`(select count(*)::integer from safety_data_sheets as earlier
        where earlier.chemical_id = sds.chemical_id and earlier.replaced_at is not null
          and (earlier.languages && sds.languages or earlier.languages = '{}' or sds.languages = '{}'))`.as(
        "earlier_versions",
      ),
    )
    .orderBy(MOMENT, "desc")
    .orderBy("sds.id", "desc");
}

/** A sheet, once no other change of its chemical's sheets is under way. */
export async function heldSheet(rows: Rows, id: number): Promise<SheetRow> {
  const { chemical_id } = found(
    await rows.selectFrom("safety_data_sheets").select("chemical_id").where("id", "=", id).executeTakeFirst(),
  );
  found(await chemicalForSheets(rows, chemical_id));
  return found(await sheetWithId(rows, id));
}

/** Waits for other changes of a chemical's sheets, so that two at once cannot both become the one that counts. */
export function chemicalForSheets(rows: Rows, chemicalId: number): Promise<{ readonly id: number } | undefined> {
  return rows.selectFrom("chemicals").select("id").where("id", "=", chemicalId).forUpdate().executeTakeFirst();
}
