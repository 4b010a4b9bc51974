import type { InventoryChemical } from "@placard/api-client";
import { FIRST_ORDER } from "@placard/hazmat-core/business";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../../lib/api/business-queries.ts";
import { fittingRows, keptInventory, type CrewAsks } from "./kept-inventory.ts";

/** Rows of a page: the inventory of most sites is there immediately, and stays with the open incident. */
export const CREW_PAGE_SIZE = 200;

const EVERYTHING: CrewAsks = { search: "", level: null, location: null };

/** Which rows of an inventory a crew sees. */
export interface CrewPage {
  readonly chemicals: readonly InventoryChemical[];
  /** Number of matches in the whole inventory or, offline, among the saved rows. */
  readonly total: number;
  readonly page: number;
  /** Number of saved rows while the server cannot be reached; `null`: the server has responded. */
  readonly kept: number | null;
}

/**
 * The inventory of a business as a crew asks for it, the most dangerous rows first. Where the server cannot be reached,
 * what was read on this device before is searched in its place.
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
    /** Asks for other rows, from their first page. */
    ask: (changes: Partial<CrewAsks>): void => {
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
    // Rows that answer what was asked before are not an answer: they are gone until the new ones are here.
    if (read.data !== undefined && !read.isPlaceholderData) {
      return { chemicals: read.data.chemicals, total: read.data.total, page: read.data.page, kept: null };
    }
    if (!read.isError) return undefined;
    const kept = keptInventory(queries, businessId);
    if (kept.length === 0) return undefined;
    const found = fittingRows(kept, asks);
    const from = (page - 1) * CREW_PAGE_SIZE;
    return { chemicals: found.slice(from, from + CREW_PAGE_SIZE), total: found.length, page, kept: kept.length };
  }
}
