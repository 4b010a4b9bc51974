import { findContainer } from "@placard/api-client/internal";
import { containerCode } from "@placard/hazmat-core/business";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { containerByCode } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { containerOf } from "./container-answer.ts";

export const findContainerOperation = implement(findContainer, async ({ rows, actor, params, query }) => {
  requireOwnBusiness(actor, params.business_id);
  const code = found(containerCode(query.code));
  return { status: "success", container: containerOf(found(await containerByCode(rows, params.business_id, code))) };
});
