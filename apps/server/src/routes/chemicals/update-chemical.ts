import { updateChemical } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { loadHazardRank } from "../../db/hazard-rank.ts";
import { chemicalById, requireLocationOf } from "../../db/queries/chemicals.ts";
import { regroupChanged } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";
import { chemicalAnswer } from "./chemical-answer.ts";
import { chemicalValues } from "./chemical-values.ts";
import { checkAfterEdit } from "./quantity-check.ts";

export const updateChemicalOperation = implement(
  updateChemical,
  async ({ ctx, rows, actor, params, body, request }) => {
    await holdRow(rows, "chemicals", params.id);
    const before = found(await chemicalById(rows, params.id));
    requireVersion(before, body.version, await chemicalAnswer(before));
    if (body.location_id !== undefined) await requireLocationOf(rows, actor.businessId, body.location_id);
    const rankOf = await loadHazardRank();
    const values = chemicalValues(body);
    const hazard_rank = rankOf({ ...before, ...values });
    const checked = checkAfterEdit({ request, actor, at: ctx.now(), before, body });
    await rows
      .updateTable("chemicals")
      .set((eb) => ({ ...values, ...checked, hazard_rank, version: eb("version", "+", 1), updated_at: ctx.now() }))
      .where("id", "=", params.id)
      .execute();
    const after = found(await chemicalById(rows, params.id));
    await regroupChanged(rows, { before, after, keeps: body.keeps_sheets === true });
    return { status: "success", chemical: await chemicalAnswer(found(await chemicalById(rows, params.id))) };
  },
);
