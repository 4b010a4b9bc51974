import { updateBusinessContact } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { blankToNull, given, jsonToStore } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { contactOf } from "./people-answer.ts";

export const updateBusinessContactOperation = implement(
  updateBusinessContact,
  async ({ rows, actor, params, body }) => {
    const changes = given({
      name: body.name,
      email: body.email,
      phone: blankToNull(body.phone),
      job_title: blankToNull(body.job_title),
      role: blankToNull(body.role),
      tier_two: jsonToStore(body.tier_two),
    } satisfies EveryField<typeof body>);
    const row = await rows
      .updateTable("contacts")
      .set({ ...changes, business_id: actor.businessId }) // never empty, so that an edit without changes answers too
      .where("id", "=", params.id)
      .where("business_id", "=", actor.businessId)
      .returningAll()
      .executeTakeFirst();
    return { status: "success", contact: contactOf(found(row)) };
  },
);
