import { loadDataText } from "../../data/load-data-text.ts";
import { once } from "../../data/once.ts";
import type { StoredLists } from "./stored-lists.ts";

/** Loads the generated lists (about 11 kB gzip) on first use. */
export const loadStoredLists: () => Promise<StoredLists> = once(async () => {
  const regulatory = await loadDataText(() => import("../../data/generated/regulatory.ts"), "regulatory");
  // Trusts text that tools/dataset/build.ts wrote from the same type; a freshness test checks this.
  return JSON.parse(regulatory) as StoredLists;
});
