import { type StandingMark } from "@placard/api-client";
import { getStandingMarks } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { acceptedRisksAt } from "../../db/queries/accepted-risks.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { reactivityAt } from "./known-sites.ts";
import { marksOf } from "./marks-of.ts";

/** Only the locations of the requested rows are checked. */
export const getStandingMarksOperation = implementOpen(getStandingMarks, async (call) => {
  const { ctx, actor, params, query, withRows } = call;
  requireOwnBusiness(actor, params.id);
  const asked = new Set(query.chemical_ids.split(",").map(Number).filter(isStoredId));
  const { stamps, accepted } = await withRows(async (rows) => {
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    if (asked.size === 0) return { stamps: [], accepted: new Map() };
    const at = await rows
      .selectFrom("chemicals")
      .select("location_id")
      .distinct()
      .where("business_id", "=", params.id)
      .where("id", "in", [...asked])
      .execute();
    const sites = new Set(at.map(({ location_id }) => location_id));
    const own = (await siteStamps(rows, params.id)).filter(({ id }) => sites.has(id));
    return { stamps: own, accepted: await acceptedRisksAt(rows, [...sites]) };
  });
  const marks: StandingMark[] = [];
  for (const site of stamps) {
    const found = marksOf(await reactivityAt(call, site), site.id, accepted);
    marks.push(...found.filter(({ chemical_id }) => asked.has(chemical_id)));
  }
  return { status: "success", marks };
});

/** The column holds no greater number, so a larger id matches no row. */
const isStoredId = (id: number): boolean => id <= 2_147_483_647;
