import { searchBusinesses } from "@placard/api-client/internal";
import { parseUnNumber } from "@placard/hazmat-core";
import { sql } from "kysely";
import { auditRead } from "../../access/audit.ts";
import { holds } from "../../db/queries/search-text.ts";
import { implement } from "../../http/operation.ts";
import { nameKey, pageOf, startOf } from "../../http/paging.ts";

/** Default page size. */
const PAGE = 50;

/** Shorter texts match too many chemical names. */
const MIN_CHEMICAL_LENGTH = 3;

export const searchBusinessesOperation = implement(searchBusinesses, async ({ ctx, rows, actor, query }) => {
  const pattern = holds(query.query);
  const text = query.query.trim();
  const un = parseUnNumber(text);
  const ofChemical = {
    name: text.length < MIN_CHEMICAL_LENGTH ? null : pattern,
    cas: text.length < MIN_CHEMICAL_LENGTH ? null : text,
    un: un.ok && text.length >= MIN_CHEMICAL_LENGTH ? un.value.slice("UN".length) : null,
  };
  const asked = { ...query, limit: query.limit ?? PAGE };
  const [afterName = null, afterId = null] = startOf(asked, nameKey) ?? [];
  // Under the policies `ilike` cannot use an index, so functions of the owner find the page and its chemicals: see
  // migrations 0155 and 0178.
  const page = sql<{ id: number }>`(select id from placard_find_businesses(${pattern}, ${ofChemical.name},
    ${ofChemical.cas}, ${ofChemical.un}, ${afterName}, ${afterId}::integer, ${asked.limit + 1}::integer) as id)`;
  const matching = sql<{ business_id: number; names: string[] }>`placard_matching_chemicals(
    array(select id from page), ${ofChemical.name}, ${ofChemical.cas}, ${ofChemical.un})`;
  const found = await rows
    .with("page", () => page)
    .selectFrom("businesses as b")
    .innerJoin("page", "page.id", "b.id")
    .leftJoin(matching.as("matching"), "matching.business_id", "b.id")
    .select([
      "b.id as business_id",
      "b.business_name as name",
      "b.address",
      "b.type",
      "b.is_demo",
      sql<number>`(select count(*)::int from chemicals c where c.business_id = b.id)`.as("chemicals_count"),
      sql<number>`(select count(*)::int from locations l where l.business_id = b.id)`.as("locations_count"),
      sql<string[]>`coalesce(matching.names, '{}')`.as("matching_chemicals"),
    ])
    .orderBy("b.business_name")
    .orderBy("b.id")
    .execute();
  const answered = pageOf(found, asked, ({ name, business_id }) => [name, business_id]);
  await auditRead(
    { ctx, rows, actor },
    "business_search",
    answered.rows.map((business) => business.business_id),
  );
  return { status: "success", businesses: answered.rows, ...answered.next };
});
