import { getChemicalImports } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { finishedImports } from "../../db/queries/chemical-imports.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

const LATEST = 20;

export const getChemicalImportsOperation = implement(getChemicalImports, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  const found = await finishedImports(rows, params.business_id, LATEST);
  return { status: "success", imports: found.map(importAnswer) };
});
