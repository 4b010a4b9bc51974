import { updateBusinessRegistration } from "@placard/api-client";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const updateBusinessRegistrationOperation = implement(
  updateBusinessRegistration,
  async ({ ctx, rows, actor, params, body }) => {
    requireOwnBusiness(actor, params.business_id);
    const row = await rows
      .updateTable("businesses")
      .set((eb) => ({ ...body, registration_complete: true, version: eb("version", "+", 1), updated_at: ctx.now() }))
      .where("id", "=", params.business_id)
      .returning("id")
      .executeTakeFirst();
    found(row);
    return { status: "success", registration: body, registrationComplete: true };
  },
);
