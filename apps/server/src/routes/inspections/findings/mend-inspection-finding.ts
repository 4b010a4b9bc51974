import { mendInspectionFinding } from "@placard/api-client/internal";
import { implement } from "../../../http/operation.ts";
import { changeFinding } from "./change-finding.ts";

export const mendInspectionFindingOperation = implement(
  mendInspectionFinding,
  async ({ ctx, rows, actor, params, body }) => {
    const { mended_how, version } = body;
    const changes = { mended_at: ctx.now(), mended_by: actor.name, mended_how };
    const finding = await changeFinding(rows, actor.businessId, { id: params.id, version, changes });
    return { status: "success", finding };
  },
);
