import { getSeparationPlan } from "@placard/api-client/internal";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { separationPlanAt } from "./known-sites.ts";

export const getSeparationPlanOperation = implementOpen(getSeparationPlan, async (call) => {
  const { actor, params, withRows } = call;
  const [site] = await withRows(async (rows) => {
    await requireLocationOf(rows, actor.businessId, params.location_id);
    return siteStamps(rows, actor.businessId, params.location_id);
  });
  const rooms = site === undefined ? "[]" : await separationPlanAt(call, site);
  return new Response(`{"status":"success","rooms":${rooms}}`, { headers: { "Content-Type": "application/json" } });
});
