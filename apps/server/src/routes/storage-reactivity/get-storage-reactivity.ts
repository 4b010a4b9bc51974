import { type SiteReactivity } from "@placard/api-client";
import { getStorageReactivity } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { acceptedRisksAt } from "../../db/queries/accepted-risks.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { reactivityAt } from "./known-sites.ts";
import { groupsAnswer, marksOf } from "./marks-of.ts";
import { pairAnswer, substancesAnswer } from "./pair-answer.ts";

/** Maximum pairs per location if all locations are requested. */
const MAX_PER_SITE = 100;

export const getStorageReactivityOperation = implementOpen(getStorageReactivity, async (call) => {
  const { ctx, actor, params, query, withRows } = call;
  requireOwnBusiness(actor, params.id);
  const { stamps, accepted } = await withRows(async (rows) => {
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    const found = await siteStamps(rows, params.id, query.location_id);
    const ids = found.map(({ id }) => id);
    return { stamps: found, accepted: await acceptedRisksAt(rows, ids) };
  });
  const sites: SiteReactivity[] = [];
  let keep_apart = 0;
  let unknown_reactions = 0;
  for (const site of stamps) {
    const found = await reactivityAt(call, site);
    const shown = query.location_id === undefined ? found.pairs.slice(0, MAX_PER_SITE) : found.pairs;
    sites.push({
      location_id: site.id,
      location_name: site.name,
      groups: groupsAnswer(found, site.id, accepted),
      pairs: shown.map((pair) => pairAnswer(pair, site.id, accepted)),
      is_cut: found.isCut || shown.length < found.pairs.length,
      unknown: substancesAnswer(found.unknown),
      unknown_substances: found.unknown.length,
    });
    keep_apart += marksOf(found, site.id, accepted).filter(({ is_accepted }) => !is_accepted).length;
    unknown_reactions += found.unknown.reduce((rows, { ids }) => rows + ids.length, 0);
  }
  return { status: "success", sites, keep_apart, unknown_reactions };
});
