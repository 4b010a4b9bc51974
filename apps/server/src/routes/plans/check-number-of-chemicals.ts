import { checkNumberOfChemicals } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { limitCheckOf } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { limitAnswer } from "./limit-answer.ts";

export const checkNumberOfChemicalsOperation = implement(
  checkNumberOfChemicals,
  async ({ rows, actor, params, request, reply }) => {
    requireOwnBusiness(actor, params.business_id);
    return limitAnswer(await limitCheckOf(rows, params.business_id, "chemicals"), request, reply);
  },
);
