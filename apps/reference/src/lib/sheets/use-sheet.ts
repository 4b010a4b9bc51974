import { type Caller } from "@placard/api-client";
import { getSdsByChemical, getSdsFile } from "@placard/api-client/internal";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import type { OpenSheet } from "./open-sheet.ts";

/** Both results are valid only in this page, so they are cached only while in use. */
const WHILE_USED = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** @param opened - time when the SDS was opened: pages are drawn again after reopening */
const pageQuery = (id: number, sheet: OpenSheet | undefined, opened: number, number: number) =>
  queryOptions({
    queryKey: ["sheet-page", id, opened, number],
    queryFn: sheet === undefined ? skipToken : () => sheet.page(number),
    ...WHILE_USED,
  });

/**
 * An SDS opened on this device, and its displayed page. The PDF code is loaded with the first SDS.
 *
 * @param number - page number, from 1
 */
export function useSheet(id: number, number: number) {
  const api = useApi();
  const sheet = useQuery({
    queryKey: ["sheet-file", id],
    queryFn: async ({ signal }) => {
      const file = await api.call(getSdsFile, { params: { id }, query: {} }, { signal });
      const { openSheet } = await import("./open-sheet.ts");
      return openSheet(file, signal);
    },
    ...WHILE_USED,
  });
  const page = useQuery(pageQuery(id, sheet.data, sheet.dataUpdatedAt, number));
  const close = sheet.data?.close;
  useEffect(() => () => close?.(), [close]);
  return {
    length: sheet.data?.length,
    page: page.data,
    failure: sheet.error ?? page.error,
    /** Downloads and opens the SDS again: a PDF reader that failed draws no more pages. */
    again: () => void sheet.refetch(),
  } as const;
}

/**
 * The current SDSs of a chemical, one per language: empty if it has none any more, `undefined` while unknown. Loaded
 * when the SDS is opened, and again when the page gets the focus or the network is back. Each load is logged as a read
 * of the record.
 *
 * @param chemicalId - `null` sends no request
 */
export function useCurrentSheets(chemicalId: number | null) {
  return useQuery(currentSheetsQuery(useApi(), chemicalId));
}

const currentSheetsQuery = (api: Caller, chemicalId: number | null) =>
  queryOptions({
    queryKey: ["sheets-that-count", chemicalId],
    queryFn:
      chemicalId === null
        ? skipToken
        : async ({ signal }) =>
            (await api.call(getSdsByChemical, { params: { chemical_id: chemicalId } }, { signal })).sheets,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
