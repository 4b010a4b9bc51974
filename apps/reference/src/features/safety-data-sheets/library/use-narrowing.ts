import { useRouter, useSearch } from "@tanstack/react-router";
import { useAddressUpdate } from "../../../lib/delayed-navigation.ts";
import { readSheetsSearch, type SheetsSearch } from "../../../lib/search-params.ts";
import { paths } from "../../../paths.ts";

/** Changes to the search parameters; `null` removes a filter. */
export type SheetsChanges = { readonly [Key in keyof SheetsSearch]?: SheetsSearch[Key] | null };

/** Filters of the library from the address, and how to change them. */
export function useNarrowing() {
  const router = useRouter();
  const updateAddress = useAddressUpdate(paths.safetyDataSheets);
  const filters = useSearch({ strict: false, select: readSheetsSearch });
  /** Shows other SDSs, from the first page unless a page is given. */
  const show = (changes: SheetsChanges): Promise<void> =>
    router.navigate({
      to: paths.safetyDataSheets,
      // If the user is leaving this page, the newest search parameters belong to the next page.
      search: (newest) =>
        readSheetsSearch({
          ...(router.history.location.pathname === paths.safetyDataSheets ? newest : filters),
          page: undefined,
          ...changes,
        }),
      replace: "search" in changes,
    });
  /** Searches for the typed text after a pause. */
  const searchFor = (text: string): void => updateAddress(() => show({ search: text }));
  /** Clears all filters. */
  const clear = () => void show({ search: null, due: null, site: null });
  return { filters, show, searchFor, clear };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
