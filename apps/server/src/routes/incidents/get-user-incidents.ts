import { getUserIncidents } from "@placard/api-client";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";

export const getUserIncidentsOperation = implement(getUserIncidents, async ({ rows, actor, params }) => {
  if (params.userId !== actor.accountId) throw new ApiError("not_found");
  const incidents = await rows
    .selectFrom("incidents")
    .selectAll()
    .where("user_id", "=", actor.accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return { status: "success", incidents: incidents.map(incidentOf) };
});
