import { deleteUser } from "@placard/api-client/internal";
import { sql } from "kysely";
import type { BusinessActor } from "../../access/actor.ts";
import { found } from "../../access/own-rows.ts";
import { requireRight } from "../../access/check-access.ts";
import type { Rows } from "../../db/database.ts";
import { beginDeletion, putAccountAside, putAside } from "../../db/queries/deleted-records.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { implement } from "../../http/operation.ts";

/**
 * Users and contacts share one id sequence, so an id is unique across both. Locations managed by the person then have
 * no manager. Users and contacts can be restored; the sessions and links of a user cannot.
 */
export const deleteUserOperation = implement(deleteUser, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  const managed = await rows
    .updateTable("locations")
    .set({ contact_id: null })
    .where("contact_id", "=", id)
    .where("business_id", "=", actor.businessId)
    .returning("id")
    .execute();
  const contact = await rows
    .selectFrom("contacts")
    .select(["name", "role", "business_id"])
    .where("id", "=", id)
    .where("business_id", "=", actor.businessId)
    .forUpdate()
    .executeTakeFirst();
  if (contact === undefined) {
    await removeUser(rows, actor, { id, now: ctx.now(), managed: managed.map((location) => location.id) });
    return { status: "success" };
  }
  const record = await beginDeletion(rows, {
    business_id: contact.business_id,
    kind: "contact",
    name: contact.name,
    detail: contact.role,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
    managed: managed.map((location) => location.id),
  });
  await putAside(rows, { record, table: "contacts", where: sql`id = ${id}` });
  return { status: "success" };
});

interface Removal {
  readonly id: number;
  readonly now: Date;
  /** Ids of the locations that the person manages. */
  readonly managed: readonly number[];
}

async function removeUser(rows: Rows, actor: BusinessActor, { id, now, managed }: Removal): Promise<void> {
  const user = found(
    await rows
      .selectFrom("accounts")
      .select(["id", "role", "name", "email"])
      .where("id", "=", id)
      .where("business_id", "=", actor.businessId)
      .executeTakeFirst(),
  );
  requireRight(actor, "edit_users");
  if (user.role === "Admin") {
    await requireAnotherAdmin(rows, { column: "business_id", id: actor.businessId, except: user.id });
  }
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "user",
    name: user.name,
    detail: user.email,
    deleted_by: actor.name,
    deleted_at: now,
    managed,
  });
  await putAccountAside(rows, { record, account: user.id });
}
