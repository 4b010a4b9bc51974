import { getContainersByBusiness } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { containersOfBusiness } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { bounded, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { containerOf } from "./container-answer.ts";

export const getContainersByBusinessOperation = implement(
  getContainersByBusiness,
  async ({ rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.business_id);
    const [after] = startOf(query, idKey) ?? [0];
    const all = await containersOfBusiness(rows, params.business_id, {
      after,
      most: rowsToFetch(bounded(query)),
      locationId: query.location_id,
    });
    const page = pageOf(all, bounded(query), ({ id }) => [id]);
    return { status: "success", containers: page.rows.map(containerOf), ...page.next };
  },
);
