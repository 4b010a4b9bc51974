import { insertChemical } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { loadHazardRank } from "../../db/hazard-rank.ts";
import { chemicalById, requireLocationOf } from "../../db/queries/chemicals.ts";
import { joinAgreeing } from "../../db/queries/sheet-groups.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { chemicalAnswer } from "./chemical-answer.ts";
import { chemicalValues } from "./chemical-values.ts";
import { checkOfNewRow } from "./quantity-check.ts";

export const insertChemicalOperation = implement(insertChemical, async ({ ctx, rows, actor, body, request }) => {
  const { location_id, name, quantity, unit } = body;
  await requireLocationOf(rows, actor.businessId, location_id);
  await requireRoom(rows, actor.businessId, "chemicals");
  const rankOf = await loadHazardRank();
  const values = chemicalValues(body);
  const { id } = await rows
    .insertInto("chemicals")
    .values({
      ...values,
      hazard_rank: rankOf({ hazard_classification: null, un_number: null, cas_number: null, ...values }),
      business_id: actor.businessId,
      location_id,
      name,
      quantity,
      unit,
      ...checkOfNewRow(request, actor, ctx.now()),
      client_id: request.idempotencyKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await joinAgreeing(rows, actor.businessId, [id]);
  return { status: "success", chemical: await chemicalAnswer(found(await chemicalById(rows, id))) };
});
