import { reopenInspectionFinding } from "@placard/api-client/internal";
import { implement } from "../../../http/operation.ts";
import { changeFinding } from "./change-finding.ts";

export const reopenInspectionFindingOperation = implement(
  reopenInspectionFinding,
  async ({ rows, actor, params, body }) => {
    const changes = { mended_at: null, mended_by: null, mended_how: null };
    const finding = await changeFinding(rows, actor.businessId, { id: params.id, version: body.version, changes });
    return { status: "success", finding };
  },
);
