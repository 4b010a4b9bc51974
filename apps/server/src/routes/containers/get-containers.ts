import { getContainers } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { chemicalById } from "../../db/queries/chemicals.ts";
import { containersOf } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { chemicalAnswer } from "../chemicals/chemical-answer.ts";
import { containerOf } from "./container-answer.ts";

export const getContainersOperation = implement(getContainers, async ({ ctx, rows, actor, params, query }) => {
  const chemical = found(await chemicalById(rows, params.chemical_id));
  await auditRead({ ctx, rows, actor }, "containers", [chemical.business_id]);
  const [after] = startOf(query, idKey) ?? [0];
  const all = await containersOf(rows, params.chemical_id, { after, most: rowsToFetch(query) });
  const page = pageOf(all, query, ({ id }) => [id]);
  return {
    status: "success",
    chemical: await chemicalAnswer(chemical),
    containers: page.rows.map(containerOf),
    ...page.next,
  };
});
