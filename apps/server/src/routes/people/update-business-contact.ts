import { updateBusinessContact } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { blankToNull, given, jsonToStore } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { contactOf } from "./people-answer.ts";

export const updateBusinessContactOperation = implement(
  updateBusinessContact,
  async ({ rows, actor, params, body }) => {
    const { id } = params;
    await holdRow(rows, "contacts", id);
    const before = found(
      await rows
        .selectFrom("contacts")
        .selectAll()
        .where("id", "=", id)
        .where("business_id", "=", actor.businessId)
        .executeTakeFirst(),
    );
    requireVersion(before, body.version, contactOf(before));
    const changes = given({
      name: body.name,
      email: body.email,
      phone: blankToNull(body.phone),
      second_phone: blankToNull(body.second_phone),
      job_title: blankToNull(body.job_title),
      role: blankToNull(body.role),
      tier_two: jsonToStore(body.tier_two),
    } satisfies EveryField<typeof body, "version">);
    const row = await rows
      .updateTable("contacts")
      .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    return { status: "success", contact: contactOf(found(row)) };
  },
);
