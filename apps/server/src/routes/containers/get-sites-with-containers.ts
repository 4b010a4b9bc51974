import { getSitesWithContainers } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { sitesWithContainers } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";

export const getSitesWithContainersOperation = implement(getSitesWithContainers, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  return { status: "success", sites: await sitesWithContainers(rows, params.business_id) };
});
