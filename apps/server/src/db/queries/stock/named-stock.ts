import type { StoredStock } from "@placard/api-client";
import type { findOnFile, getSameStock, HandlerInput } from "@placard/api-client/internal";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { containerCode, isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../../database.ts";
import type { ChemicalRow } from "../chemicals.ts";
import { holds } from "../search-text.ts";

type Named = HandlerInput<typeof findOnFile>["body"];

/** Chemicals of a business by name, CAS number or id. Returns one row more than requested if there are more. */
export async function namedStock(
  rows: Rows,
  businessId: number,
  { names, cas_numbers, ids, location_id, after = 0, limit }: Named,
): Promise<StoredStock[]> {
  if (names.length + cas_numbers.length + ids.length === 0) return [];
  const found = await stock(rows, businessId)
    .where(
      sql<boolean>`(chemicals.name_key = any(array(select placard_name_key(one) from unnest(${names}::text[]) one))
        or chemicals.cas_digits = any(array(select placard_digits(one) from unnest(${cas_numbers}::text[]) one))
        or chemicals.id = any(${ids}::int[]))`,
    )
    .$if(location_id !== undefined, (query) => query.where("chemicals.location_id", "=", location_id ?? 0))
    .where("chemicals.id", ">", after)
    .orderBy("chemicals.id")
    .limit(limit + 1)
    .execute();
  return found.map(stockAnswer);
}

function stock(rows: Rows, businessId: number) {
  return rows
    .selectFrom("chemicals")
    .innerJoin("locations", (join) =>
      join
        .onRef("locations.id", "=", "chemicals.location_id")
        .onRef("locations.business_id", "=", "chemicals.business_id"),
    )
    .select(["chemicals.id", "chemicals.name", "chemicals.un_number", "chemicals.cas_number", "chemicals.location_id"])
    .select(["chemicals.room", "chemicals.cabinet", "chemicals.storage_vessel", "chemicals.quantity_per_vessel"])
    .select(["chemicals.quantity", "chemicals.unit", "chemicals.manufacturer"])
    .select(["chemicals.tier_two", "chemicals.version"])
    .select("locations.name as location_name")
    .select(
      sql<number>`(select count(*)::int from containers where containers.chemical_id = chemicals.id)`.as(
        "containers_count",
      ),
    )
    .where("chemicals.business_id", "=", businessId);
}

function stockAnswer(row: StockRow): StoredStock {
  const { unit } = row;
  if (!isOneOf(QUANTITY_UNITS, unit)) throw new TypeError(`Chemical ${row.id} has the unknown unit ${unit}.`);
  // Rows written before a field existed have it as not stated.
  return { ...row, unit, tier_two: row.tier_two === null ? null : { ...NO_CHEMICAL_FIELDS, ...row.tier_two } };
}

type StockRow = Awaited<ReturnType<ReturnType<typeof stock>["execute"]>>[number];

/** A filter for other rows with the same chemical: the rule of `isSameStock` of the core, as SQL. */
function isSameAs({ id, name_key, cas_digits, un_digits }: SameAs): RawBuilder<boolean> {
  const same = (column: string, own: string | null) =>
    own === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(`chemicals.${column}`)} = ${own}`;
  const differs = (column: string, own: string | null) =>
    own === null ? sql<boolean>`false` : sql<boolean>`coalesce(${sql.ref(`chemicals.${column}`)} <> ${own}, false)`;
  return sql<boolean>`(chemicals.id <> ${id}
    and (chemicals.name_key = ${name_key} or ${same("cas_digits", cas_digits)} or ${same("un_digits", un_digits)})
    and not ${differs("cas_digits", cas_digits)} and not ${differs("un_digits", un_digits)})`;
}

type SameAs = Pick<ChemicalRow, "id" | "name_key" | "cas_digits" | "un_digits">;

/** Other rows with the same chemical by location, and their total. */
export async function sameStock(
  rows: Rows,
  chemical: SameAs & Pick<ChemicalRow, "business_id">,
  { search = "", limit }: HandlerInput<typeof getSameStock>["query"],
): Promise<{ readonly chemicals: StoredStock[]; readonly total: number }> {
  const found = await stock(rows, chemical.business_id)
    .select(sql<number>`(count(*) over ())::int`.as("total"))
    .where(isSameAs(chemical))
    .$if(search !== "", (query) =>
      query.where(
        sql<boolean>`concat_ws(E'\\n', locations.name, chemicals.room, chemicals.cabinet, chemicals.name)
          ilike ${holds(search)}`,
      ),
    )
    .orderBy(sql`lower(locations.name)`)
    .orderBy(sql`lower(chemicals.name)`)
    .orderBy("chemicals.id")
    .limit(limit)
    .execute();
  return { chemicals: found.map(({ total: _total, ...row }) => stockAnswer(row)), total: found[0]?.total ?? 0 };
}

/** The codes in the list that containers of a business already have. */
export async function codesOnFile(rows: Rows, businessId: number, codes: Named["codes"]): Promise<string[]> {
  if (codes.length === 0) return [];
  const found = await rows
    .selectFrom("containers")
    .select("code")
    .where("business_id", "=", businessId)
    .where(
      "code",
      "in",
      codes.flatMap((code) => containerCode(code) ?? []),
    )
    .orderBy("code")
    .execute();
  return found.map(({ code }) => code);
}
