import { getChemicalsByBusiness } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { chemicalsOf } from "../../db/queries/chemicals.ts";
import { implement } from "../../http/operation.ts";
import { chemicalsAnswer } from "./chemical-answer.ts";

export const getChemicalsByBusinessOperation = implement(
  getChemicalsByBusiness,
  async ({ ctx, rows, actor, params }) => {
    requireOwnBusiness(actor, params.id);
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    return { status: "success", chemicals: await chemicalsAnswer(await chemicalsOf(rows, params.id)) };
  },
);
