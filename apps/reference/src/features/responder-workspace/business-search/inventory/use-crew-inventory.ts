import type { InventoryChemical } from "@placard/api-client";
import { FIRST_ORDER } from "@placard/hazmat-core/business";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../../lib/api/business-queries.ts";
import { matchingRows, loadedInventory, type RowFilters } from "./loaded-inventory.ts";

/** Rows per page. It covers the whole inventory of most sites, which then stays saved with the open incident. */
export const CREW_PAGE_SIZE = 200;

const EVERYTHING: RowFilters = { search: "", level: null, location: null };

/** The rows of an inventory that a crew sees. */
export interface CrewPage {
  readonly chemicals: readonly InventoryChemical[];
  /** Number of matches in the whole inventory or, offline, among the saved rows. */
  readonly total: number;
  readonly page: number;
  /** Number of saved rows while the server cannot be reached; `null` if the server has responded. */
  readonly saved: number | null;
}

/**
 * The inventory of a business with the filters of a crew, most dangerous rows first. If the server cannot be reached,
 * rows saved on this device are searched instead.
 */
export function useCrewInventory(businessId: number) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(EVERYTHING);
  const [page, setPage] = useState(1);
  const { search, level, location } = asks;
  const read = useQuery(
    inventoryPageQuery(useApi(), businessId, {
      ...FIRST_ORDER,
      page_size: CREW_PAGE_SIZE,
      ...(search !== "" && { search }),
      ...(level !== null && { level }),
      ...(location !== null && { location_id: location }),
      ...(page > 1 && { page }),
    }),
  );
  return {
    asks,
    read,
    shown: shownPage(),
    /** Changes the filters and shows the first page. */
    ask: (changes: Partial<RowFilters>): void => {
      setAsks({ ...asks, ...changes });
      setPage(1);
    },
    askAll: (): void => {
      setAsks(EVERYTHING);
      setPage(1);
    },
    setPage,
  };

  function shownPage(): CrewPage | undefined {
    // Rows of the previous filters are hidden while the new ones load.
    if (read.data !== undefined && !read.isPlaceholderData) {
      return { chemicals: read.data.chemicals, total: read.data.total, page: read.data.page, saved: null };
    }
    if (!read.isError) return undefined;
    const saved = loadedInventory(queries, businessId);
    if (saved.length === 0) return undefined;
    const found = matchingRows(saved, asks);
    const from = (page - 1) * CREW_PAGE_SIZE;
    return { chemicals: found.slice(from, from + CREW_PAGE_SIZE), total: found.length, page, saved: saved.length };
  }
}
