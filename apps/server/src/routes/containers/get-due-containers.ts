import { getDueContainers } from "@placard/api-client/internal";
import * as z from "zod";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { dueContainersOf } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { bounded, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { containerOf } from "./container-answer.ts";

const dayKey = z.tuple([z.iso.date(), z.int32()]);

export const getDueContainersOperation = implement(getDueContainers, async ({ ctx, rows, actor, params, query }) => {
  requireOwnBusiness(actor, params.business_id);
  const due = await dueContainersOf(rows, params.business_id, {
    now: ctx.now(),
    after: startOf(query, dayKey),
    most: rowsToFetch(bounded(query)),
  });
  const page = pageOf(due, bounded(query), ({ expires_on, id }) => [expires_on ?? "", id]);
  return { status: "success", containers: page.rows.map(containerOf), ...page.next };
});
