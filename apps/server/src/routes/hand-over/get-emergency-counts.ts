import { getEmergencyCounts } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { knownStates } from "./known-states.ts";

export const getEmergencyCountsOperation = implement(getEmergencyCounts, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
  const { emergencies } = await knownStates(ctx, rows, params.id);
  return { status: "success", sites: [...emergencies] };
});
