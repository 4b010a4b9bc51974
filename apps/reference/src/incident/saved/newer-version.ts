import { replaceEqualDeep } from "@tanstack/react-query";

/**
 * For `structuralSharing` of what the server counts in versions: of two answers about one incident the one with the higher
 * version. The server never goes back, so a read that set out before someone's save and arrives after it is the older.
 */
export function newerVersion<Saved extends { readonly version: number }>(before: unknown, read: Saved): Saved {
  const known = before as Saved | undefined; // a query keeps answers of one kind
  return known !== undefined && known.version > read.version ? known : replaceEqualDeep(known, read);
}
