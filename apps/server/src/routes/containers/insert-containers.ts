import { insertContainers } from "@placard/api-client/internal";
import { containerCode } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import { containersWithIds } from "../../db/queries/containers.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { containerOf } from "./container-answer.ts";
import { containerValues } from "./container-values.ts";
import { newCode } from "./new-code.ts";
import { requireContainerRoom } from "./require-container-room.ts";
import { requireFreeCode } from "./require-free-code.ts";

/** Locks the chemical, so that two simultaneous calls cannot both add the last containers. */
export const insertContainersOperation = implement(insertContainers, async ({ ctx, rows, actor, body }) => {
  const { businessId } = actor;
  const chemical = found(
    await rows
      .selectFrom("chemicals")
      .select("id")
      .where("id", "=", body.chemical_id)
      .where("business_id", "=", businessId)
      .forUpdate()
      .executeTakeFirst(),
  );
  await requireContainerRoom(rows, chemical.id, body.count);
  const codes = codesFor(body);
  for (const code of codes) await requireFreeCode(rows, businessId, code);
  const at = ctx.now();
  const row = { ...containerValues(body), business_id: businessId, chemical_id: chemical.id };
  const added = await rows
    .insertInto("containers")
    .values(codes.map((code) => ({ ...row, code, created_at: at, updated_at: at })))
    .returning("id")
    .execute();
  const all = await containersWithIds(
    rows,
    added.map(({ id }) => id),
  );
  return { status: "success", containers: all.map(containerOf) };
});

/** @throws ApiError `invalid_request` if several containers get one code */
function codesFor({ code: typed, count }: { readonly code?: string | undefined; readonly count: number }): string[] {
  if (typed === undefined) return Array.from({ length: count }, newCode);
  const code = containerCode(typed);
  if (code !== null && count === 1) return [code];
  const message = "A code belongs to one container. Add the others one by one, or leave the code blank.";
  throw new ApiError("invalid_request", { message, fields: [{ path: "count", message }] });
}
