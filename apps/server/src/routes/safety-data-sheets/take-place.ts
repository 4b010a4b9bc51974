import { shareLanguage } from "@placard/hazmat-core/business";
import type { Rows } from "../../db/database.ts";
import { sheets, type SheetRow } from "../../db/queries/safety-data-sheets.ts";
import { ApiError } from "../../errors.ts";
import { sheetOf } from "./sheet-answer.ts";

interface Newcomer {
  readonly sheet_group: number;
  /** What it is in, ISO 639-1; empty: not on file, so it takes the place of all. */
  readonly languages: readonly string[];
  /** Its own row, where it has one. */
  readonly id?: number;
  readonly now: Date;
}

/** The sheets that count beside one, and in whose place it would stand. Its rows must be held: `holdGroup`. */
export async function sheetsInTheWay(rows: Rows, { sheet_group, languages, id }: Newcomer): Promise<SheetRow[]> {
  const counting = await sheets(rows).where("sds.sheet_group", "=", sheet_group).execute();
  return counting.filter((sheet) => sheet.id !== id && shareLanguage(sheet.counts_in, languages));
}

/**
 * Makes room for a sheet: what counts in its languages counts in the others alone, and becomes an earlier version where
 * there is no other.
 *
 * @param seen - the sheets that the caller has seen and means to replace; `all`: whatever is there
 * @throws ApiError `safety_data_sheet_exists` with the first sheet that was not named
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
