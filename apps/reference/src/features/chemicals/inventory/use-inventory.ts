import type { InventoryChemical, Location } from "@placard/api-client";
import { FIRST_ORDER } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import {
  inventoryPageQuery,
  inventorySummaryQuery,
  locationsQuery,
  storageReactivityQuery,
} from "../../../lib/api/business-queries.ts";
import { useCompatibilityMarks } from "../../../lib/chemical/use-compatibility-marks.ts";
import { useAddressUpdate } from "../../../lib/delayed-navigation.ts";
import { readInventorySearch, type InventorySearch } from "../../../lib/search-params.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** The inventory rows that the address selects, the summary, and navigation to other rows. */
export function useInventory() {
  const { chemicals: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const router = useRouter();
  const updateAddress = useAddressUpdate(paths.chemicals);
  const filters = useSearch({ strict: false, select: readInventorySearch });
  const order = { sort: filters.sort ?? FIRST_ORDER.sort, direction: filters.direction ?? FIRST_ORDER.direction };
  const { search, level, location, attention, page } = filters;
  const shown = useQuery(
    inventoryPageQuery(api, business_id, {
      ...order,
      ...(search !== undefined && { search }),
      ...(level !== undefined && { level }),
      ...(location !== undefined && { location_id: location }),
      ...(attention !== undefined && { attention }),
      ...(page !== undefined && { page }),
    }),
  );
  const summary = useQuery(inventorySummaryQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  const reactivity = useQuery(storageReactivityQuery(api, business_id));
  const standing = useCompatibilityMarks(business_id, shown.data?.chemicals ?? []);
  const names = new Map((locations.data ?? []).map(({ id, name }: Location) => [id, name]));

  const locationOf = ({ location_id, location_name }: InventoryChemical): string =>
    names.get(location_id) ?? (location_name === "" ? texts.unknownLocation : location_name);

  /** Shows other rows, from the first page unless a page is given. */
  const show = (changes: InventoryChanges): Promise<void> =>
    router.navigate({
      to: paths.chemicals,
      // If the user is leaving this page, the newest search parameters belong to the next page.
      search: (newest) =>
        readInventorySearch({
          ...(router.history.location.pathname === paths.chemicals ? newest : filters),
          page: undefined,
          ...changes,
        }),
      replace: "search" in changes,
    });
  /** Searches for the typed text after a pause. */
  const searchFor = (text: string): void => updateAddress(() => show({ search: text }));

  return { filters, order, page: shown, summary, reactivity, standing, locations, locationOf, show, searchFor };
}

/** Changes to the search parameters; `null` removes a filter. */
export type InventoryChanges = { readonly [Key in keyof InventorySearch]?: InventorySearch[Key] | null };

export type Inventory = ReturnType<typeof useInventory>;
