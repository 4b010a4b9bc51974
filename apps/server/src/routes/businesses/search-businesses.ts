import { searchBusinesses } from "@placard/api-client";
import { parseUnNumber } from "@placard/hazmat-core";
import { sql } from "kysely";
import { auditRead } from "../../access/audit.ts";
import { holds } from "../../db/queries/search-text.ts";
import { implement } from "../../http/operation.ts";
import { nameKey, pageOf, startOf } from "../../http/paging.ts";

/** The size of a page that no one names. */
const PAGE = 50;

/** Shorter words are in too many names of chemicals to find anything. */
const LEAST_OF_CHEMICAL = 3;

export const searchBusinessesOperation = implement(searchBusinesses, async ({ ctx, rows, actor, query }) => {
  const pattern = holds(query.query);
  const un = parseUnNumber(query.query);
  const ofChemical =
    query.query.trim().length < LEAST_OF_CHEMICAL
      ? sql<boolean>`false`
      : sql<boolean>`(c.name ilike ${pattern} or c.cas_number = ${query.query.trim()}
          or c.un_number = ${un.ok ? un.value.slice("UN".length) : null})`;
  const asked = { ...query, limit: query.limit ?? PAGE };
  const after = startOf(asked, nameKey);
  const found = await rows
    .selectFrom("businesses as b")
    .select([
      "b.id as business_id",
      "b.business_name as name",
      "b.address",
      "b.type",
      "b.is_demo",
      sql<number>`(select count(*)::int from chemicals c where c.business_id = b.id)`.as("chemicals_count"),
      sql<number>`(select count(*)::int from locations l where l.business_id = b.id)`.as("locations_count"),
      sql<string[]>`array(
        select c.name from chemicals c where c.business_id = b.id and ${ofChemical}
        group by c.name order by c.name limit 3
      )`.as("matching_chemicals"),
    ])
    .where((eb) =>
      eb.or([
        eb("b.business_name", "ilike", pattern),
        eb("b.address", "ilike", pattern),
        eb.exists(
          eb
            .selectFrom("locations as l")
            .select("l.id")
            .whereRef("l.business_id", "=", "b.id")
            .where((site) =>
              site.or([
                site("l.civic_address", "ilike", pattern),
                site("l.address", "ilike", pattern),
                site("l.name", "ilike", pattern),
              ]),
            ),
        ),
        sql<boolean>`exists (select 1 from chemicals c where c.business_id = b.id and ${ofChemical})`,
      ]),
    )
    .$if(after !== null, (match) =>
      match.where(sql<boolean>`(b.business_name, b.id) > (${after?.[0]}::text, ${after?.[1]}::integer)`),
    )
    .orderBy("b.business_name")
    .orderBy("b.id")
    .limit(asked.limit + 1)
    .execute();
  const page = pageOf(found, asked, ({ name, business_id }) => [name, business_id]);
  await auditRead(
    { ctx, rows, actor },
    "business_search",
    page.rows.map((business) => business.business_id),
  );
  return { status: "success", businesses: page.rows, ...page.next };
});
