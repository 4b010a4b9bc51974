import { insertChemicalImport } from "@placard/api-client/internal";
import { importById } from "../../db/queries/chemical-imports.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

export const insertChemicalImportOperation = implement(insertChemicalImport, async ({ ctx, rows, actor, body }) => {
  if (body.rows + body.containers === 0) throw emptyImport();
  if (body.rows > 0) await requireRoom(rows, actor.businessId, "chemicals", body.rows);
  const person = await rows.selectFrom("accounts").select("name").where("id", "=", actor.accountId).executeTakeFirst();
  const { id } = await rows
    .insertInto("chemical_imports")
    .values({
      business_id: actor.businessId,
      filename: body.filename,
      imported_by: person?.name ?? null,
      created_at: ctx.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { status: "success", chemical_import: importAnswer(await importById(rows, id)) };
});

function emptyImport(): ApiError {
  const message = "An import has at least one chemical or one container.";
  return new ApiError("invalid_request", { message, fields: [{ path: "rows", message }] });
}
