/** Sort orders of the SDS library: latest upload first, chemical name, oldest revision first. */
export const SHEET_SORTS = ["newest", "name", "oldest_revision"] as const;

/** An entry of `SHEET_SORTS`. */
export type SheetSort = (typeof SHEET_SORTS)[number];

/** Reasons why an SDS is due for review: its revision is at least three years old, or its date is unknown. */
export const SHEET_DUE = ["past_review", "no_revision"] as const;

/** An entry of `SHEET_DUE`. */
export type SheetDue = (typeof SHEET_DUE)[number];

/** Default number of data sheets per page of the library. */
export const SHEET_PAGE_SIZE = 48;
