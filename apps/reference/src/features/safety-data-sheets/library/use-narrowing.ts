import { useRouter, useSearch } from "@tanstack/react-router";
import { useAddressUpdate } from "../../../lib/delayed-navigation.ts";
import { readSheetsSearch, type SheetsSearch } from "../../../lib/search-params.ts";
import { paths } from "../../../paths.ts";

/** Another part of the library; `null` takes a narrowing away. */
export type SheetsChanges = { readonly [Key in keyof SheetsSearch]?: SheetsSearch[Key] | null };

/** Filters of the library from the address, and how to change them. */
export function useNarrowing() {
  const router = useRouter();
  const updateAddress = useAddressUpdate(paths.safetyDataSheets);
  const asked = useSearch({ strict: false, select: readSheetsSearch });
  /** Shows another part: from its first page, unless a page is named. */
  const show = (changes: SheetsChanges): Promise<void> =>
    router.navigate({
      to: paths.safetyDataSheets,
      // The newest search belongs to another page if this one is being left.
      search: (newest) =>
        readSheetsSearch({
          ...(router.history.location.pathname === paths.safetyDataSheets ? newest : asked),
          page: undefined,
          ...changes,
        }),
      replace: "search" in changes,
    });
  /** Searches for what was typed, after a pause. */
  const searchFor = (text: string): void => updateAddress(() => show({ search: text }));
  /** Shows the whole library. */
  const clear = () => void show({ search: null, due: null, site: null });
  return { asked, show, searchFor, clear };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
