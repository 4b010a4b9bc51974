import { insertAcceptedRisk } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { reactivityAt } from "./known-sites.ts";
import { acceptedRiskAnswer, pairId } from "./pair-answer.ts";

/** Only a pair that is currently stored together can be accepted. Accepting again replaces name, reason and date. */
export const insertAcceptedRiskOperation = implementOpen(insertAcceptedRisk, async (call) => {
  const { ctx, actor, body, withRows, writeOnce } = call;
  const { location_id, pair, reason } = body;
  const [site] = await withRows(async (rows) => {
    await requireLocationOf(rows, actor.businessId, location_id);
    return siteStamps(rows, actor.businessId, location_id);
  });
  const { pairs } = await reactivityAt(call, found(site));
  return writeOnce(async (rows) => {
    found(pairs.find((standing) => pairId(standing) === pair));
    const said = { reason, accepted_by: actor.name, accepted_at: ctx.now() };
    const row = await rows
      .insertInto("accepted_risks")
      .values({ business_id: actor.businessId, location_id, pair, ...said })
      .onConflict((conflict) => conflict.columns(["location_id", "pair"]).doUpdateSet(said))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { status: "success", accepted_risk: acceptedRiskAnswer(row) };
  });
});
