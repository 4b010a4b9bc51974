import { updateSds } from "@placard/api-client/internal";
import { shareLanguage } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { heldSheet, sheets, sheetWithId, type SheetRow } from "../../db/queries/safety-data-sheets.ts";
import { coverRows } from "../../db/queries/sheet-groups.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

/** Changes the details that a person read from a sheet, current or earlier version. The file stays the same. */
export const updateSdsOperation = implement(updateSds, async ({ ctx, rows, actor, params, body }) => {
  const { id } = params;
  const { revision_date, languages, covers } = body;
  const sheet = await heldSheet(rows, id);
  if (covers !== undefined) await coverOnly(rows, { sheet, covers, businessId: actor.businessId, now: ctx.now() });
  const counts_in = await countedIn(rows, sheet, languages);
  await rows
    .updateTable("safety_data_sheets")
    .set({ revision_date, languages, counts_in })
    .where("id", "=", id)
    .execute();
  return { status: "success", sds: sheetOf(found(await sheetWithId(rows, id))) };
});

interface CoveredAnew {
  readonly sheet: SheetRow;
  readonly covers: readonly number[];
  readonly businessId: number;
  readonly now: Date;
}

/**
 * Shares the sheet, and its group's other sheets, with exactly these rows.
 *
 * @throws ApiError `safety_data_sheet_exists` with the sheet of a row that would lose it
 */
async function coverOnly(rows: Rows, { sheet, covers, businessId, now }: CoveredAnew): Promise<void> {
  const stays = sheet.covers.find(({ id }) => covers.includes(id));
  if (stays === undefined) throw new ApiError("not_found"); // one row must keep the sheet, or nobody could find it again
  await coverRows(rows, { businessId, chemicalId: stays.id, covers, kept: "those covered", now }, async ({ id }) => {
    throw new ApiError("safety_data_sheet_exists", { current: sheetOf(found(await sheetWithId(rows, id))) });
  });
}

/**
 * The languages in which a sheet is current after an edit. Languages lost to another sheet stay with that sheet.
 *
 * @throws ApiError `safety_data_sheet_exists` with the current sheet of a language that is added
 */
async function countedIn(rows: Rows, sheet: SheetRow, languages: readonly string[]): Promise<string[]> {
  if (sheet.replaced_at !== null) return [];
  const counting = await sheets(rows).where("sds.sheet_group", "=", sheet.sheet_group).execute();
  const others = counting.filter(({ id }) => id !== sheet.id);
  const lost = new Set(sheet.languages.filter((one) => !sheet.counts_in.includes(one)));
  const left = languages.filter((one) => !lost.has(one) || !others.some(({ counts_in }) => counts_in.includes(one)));
  const other = others.find(({ counts_in }) => shareLanguage(counts_in, left));
  if (other !== undefined) throw new ApiError("safety_data_sheet_exists", { current: sheetOf(other) });
  return left;
}
