import { updateBusinessRegistration } from "@placard/api-client/internal";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { blankToNull, given } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { registrationOf } from "./business-answer.ts";

export const updateBusinessRegistrationOperation = implement(
  updateBusinessRegistration,
  async ({ ctx, rows, actor, params, body }) => {
    const { business_id: id } = params;
    requireOwnBusiness(actor, id);
    await holdRow(rows, "businesses", id);
    const before = found(await rows.selectFrom("businesses").selectAll().where("id", "=", id).executeTakeFirst());
    const { registration_version } = before;
    const current = { registration: registrationOf(before), registration_version };
    const { version: seen, time_zone, second_emergency_phone, ...registration } = body;
    requireVersion({ version: registration_version }, seen, current);
    await rows
      .updateTable("businesses")
      .set((eb) => ({
        ...registration,
        ...given({ time_zone, second_emergency_phone: blankToNull(second_emergency_phone) }),
        registration_complete: true,
        registration_version: registration_version + 1,
        version: eb("version", "+", 1),
        updated_at: ctx.now(),
      }))
      .where("id", "=", id)
      .execute();
    return {
      status: "success",
      registration: {
        ...registration,
        second_emergency_phone: second_emergency_phone ?? before.second_emergency_phone ?? "",
      },
      registration_version: registration_version + 1,
      registrationComplete: true,
    };
  },
);
