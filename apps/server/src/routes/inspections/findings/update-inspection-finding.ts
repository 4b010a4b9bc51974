import { updateInspectionFinding } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { given } from "../../../db/given.ts";
import { requirePersonOf } from "../../../db/queries/locations.ts";
import { implement } from "../../../http/operation.ts";
import { changeFinding } from "./change-finding.ts";

export const updateInspectionFindingOperation = implement(updateInspectionFinding, async (call) => {
  const { rows, actor, params, body } = call;
  await requirePersonOf(rows, actor.businessId, body.owner_id);
  const { note, owner_id, mend_by, is_high_risk, version } = body;
  const changes = { note, owner_id, mend_by, is_high_risk, version } satisfies EveryField<typeof body>;
  const { version: edited, ...stored } = changes;
  const finding = await changeFinding(rows, actor.businessId, {
    id: params.id,
    version: edited,
    changes: given(stored),
  });
  return { status: "success", finding };
});
