import { useRouter, useSearch } from "@tanstack/react-router";
import { readSheetsSearch, type SheetsSearch } from "../../../lib/search-params.ts";
import { paths } from "../../../paths.ts";

/** Another part of the library; `null` takes a narrowing away. */
export type SheetsChanges = { readonly [Key in keyof SheetsSearch]?: SheetsSearch[Key] | null };

/** What the address narrows the library to, and the way to another part of it. */
export function useNarrowing() {
  const router = useRouter();
  const asked = useSearch({ strict: false, select: readSheetsSearch });
  /**
   * Shows another part: from its first page, unless a page is named. Typing does not fill the history, and calls nobody back
   * who has set out for another page.
   */
  const show = async (changes: SheetsChanges): Promise<void> => {
    if (router.history.location.pathname !== paths.safetyDataSheets) return;
    const next = readSheetsSearch({ ...asked, page: undefined, ...changes });
    await router.navigate({ to: paths.safetyDataSheets, search: next, replace: "search" in changes });
  };
  /** Shows the whole library. */
  const clear = () => void show({ search: null, due: null, site: null });
  return { asked, show, clear };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
