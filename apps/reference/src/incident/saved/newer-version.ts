import { replaceEqualDeep } from "@tanstack/react-query";

/**
 * For `structuralSharing` of versioned server data: returns the response with the higher version. Versions on the
 * server only increase, so a request sent before someone's save and answered after it has the older data.
 */
export function newerVersion<Saved extends { readonly version: number }>(before: unknown, read: Saved): Saved {
  const known = before as Saved | undefined; // a query keeps responses of one type
  return known !== undefined && known.version > read.version ? known : replaceEqualDeep(known, read);
}
