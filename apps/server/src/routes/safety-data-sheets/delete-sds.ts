import { deleteSds } from "@placard/api-client/internal";
import { sql, type RawBuilder } from "kysely";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { heldSheet, type SheetRow } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";

/** Deleting a current sheet also deletes its earlier versions; an earlier version is deleted alone. */
export const deleteSdsOperation = implement(deleteSds, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  const sheet = await heldSheet(rows, id);
  const record = await beginDeletion(rows, {
    business_id: sheet.business_id,
    kind: "safety_data_sheet",
    name: sheet.filename,
    detail: sheet.chemical_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  const where = sheet.replaced_at === null ? sheetAndEarlierVersions(sheet) : sql<boolean>`id = ${id}`;
  await putAside(rows, { record, table: "safety_data_sheets", where });
  return { status: "success" };
});

/** Matches a sheet and its earlier versions. Keeps versions that may belong to another current sheet of its rows. */
function sheetAndEarlierVersions({ id, sheet_group }: SheetRow): RawBuilder<boolean> {
  return sql<boolean>`id = ${id} or sheet_group = ${sheet_group} and replaced_at is not null and not exists (
    select from safety_data_sheets other where other.sheet_group = ${sheet_group} and other.replaced_at is null
      and other.id <> ${id}
      and (safety_data_sheets.languages && other.languages or safety_data_sheets.languages = '{}'))`;
}
