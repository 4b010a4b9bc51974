import { findOnFile } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { codesOnFile, namedStock } from "../../db/queries/stock/named-stock.ts";
import { implement } from "../../http/operation.ts";

export const findOnFileOperation = implement(findOnFile, async ({ ctx, rows, actor, params, body }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
  const found = await namedStock(rows, params.id, body);
  const chemicals = found.slice(0, body.limit);
  const next_after = found.length > body.limit ? (chemicals.at(-1)?.id ?? null) : null;
  return { status: "success", chemicals, codes: await codesOnFile(rows, params.id, body.codes), next_after };
});
