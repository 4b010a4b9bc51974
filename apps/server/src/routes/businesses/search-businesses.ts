import { searchBusinesses } from "@placard/api-client";
import { sql } from "kysely";
import { auditRead } from "../../access/audit.ts";
import { holds } from "../../db/queries/search-text.ts";
import { implement } from "../../http/operation.ts";

const MOST_RESULTS = 50;

export const searchBusinessesOperation = implement(searchBusinesses, async ({ ctx, rows, actor, query }) => {
  const pattern = holds(query.query);
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
      ]),
    )
    .orderBy("b.business_name")
    .limit(MOST_RESULTS)
    .execute();
  await auditRead(
    { ctx, rows, actor },
    "business_search",
    found.map((business) => business.business_id),
  );
  return { status: "success", businesses: found };
});
