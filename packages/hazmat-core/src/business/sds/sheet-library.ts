/** What a library of data sheets can be ordered by: the last upload first, the chemical's name, the oldest revision first. */
export const SHEET_SORTS = ["newest", "name", "oldest_revision"] as const;

/** An entry of `SHEET_SORTS`. */
export type SheetSort = (typeof SHEET_SORTS)[number];

/** Why a sheet is to be looked at: its revision is three years old, or no one knows how old it is. */
export const SHEET_DUE = ["past_review", "no_revision"] as const;

/** An entry of `SHEET_DUE`. */
export type SheetDue = (typeof SHEET_DUE)[number];

/** Sheets of a page of a library unless the reader asks otherwise. */
export const SHEET_PAGE_SIZE = 48;
