import { getSameStock } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { chemicalById } from "../../db/queries/chemicals.ts";
import { sameStock } from "../../db/queries/stock/named-stock.ts";
import { implement } from "../../http/operation.ts";

export const getSameStockOperation = implement(getSameStock, async ({ ctx, rows, actor, params, query }) => {
  const chemical = found(await chemicalById(rows, params.chemical_id));
  await auditRead({ ctx, rows, actor }, "chemicals", [chemical.business_id]);
  return { status: "success", ...(await sameStock(rows, chemical, query)) };
});
