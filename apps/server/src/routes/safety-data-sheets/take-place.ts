import { shareLanguage } from "@placard/hazmat-core/business";
import type { Rows } from "../../db/database.ts";
import { sheets, type SheetRow } from "../../db/queries/safety-data-sheets.ts";
import { ApiError } from "../../errors.ts";
import { sheetOf } from "./sheet-answer.ts";

interface Newcomer {
  readonly sheet_group: number;
  /** Languages of the sheet, ISO 639-1; empty: not on file, so it replaces all. */
  readonly languages: readonly string[];
  /** Id of the sheet if it already exists. */
  readonly id?: number;
  readonly now: Date;
}

/** The current sheets that a sheet would replace. Its rows must be locked: `holdGroup`. */
export async function sheetsInTheWay(rows: Rows, { sheet_group, languages, id }: Newcomer): Promise<SheetRow[]> {
  const counting = await sheets(rows).where("sds.sheet_group", "=", sheet_group).execute();
  return counting.filter((sheet) => sheet.id !== id && shareLanguage(sheet.counts_in, languages));
}

/**
 * Makes way for a new sheet: current sheets lose the languages of the new one, and become earlier versions if no
 * language is left.
 *
 * @param seen - the sheets that the caller has seen and wants to replace; `all`: any
 * @throws ApiError `safety_data_sheet_exists` with the first sheet that is not in `seen`
 */
export async function takePlace(rows: Rows, newcomer: Newcomer, seen: readonly number[] | "all"): Promise<void> {
  const inTheWay = await sheetsInTheWay(rows, newcomer);
  const unseen = inTheWay.find(({ id }) => seen !== "all" && !seen.includes(id));
  if (unseen !== undefined) throw new ApiError("safety_data_sheet_exists", { current: sheetOf(unseen) });
  for (const { id, counts_in } of inTheWay) {
    const left = newcomer.languages.length === 0 ? [] : counts_in.filter((one) => !newcomer.languages.includes(one));
    const change = left.length > 0 ? { counts_in: left } : { counts_in: left, replaced_at: newcomer.now };
    await rows.updateTable("safety_data_sheets").set(change).where("id", "=", id).execute();
  }
}
