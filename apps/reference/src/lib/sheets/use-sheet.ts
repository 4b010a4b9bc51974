import { getSdsByChemical, getSdsFile, type Caller } from "@placard/api-client";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import type { OpenSheet } from "./open-sheet.ts";

/** Both are of this device and this page of the app: kept while someone looks. */
const WHILE_SEEN = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** @param opened - the opening that the pages are of: one that is opened again draws them again */
const pageQuery = (id: number, sheet: OpenSheet | undefined, opened: number, number: number) =>
  queryOptions({
    queryKey: ["sheet-page", id, opened, number],
    queryFn: sheet === undefined ? skipToken : () => sheet.page(number),
    ...WHILE_SEEN,
  });

/**
 * A data sheet, opened on this device, and the page of it that is looked at. The reader is loaded with the first one.
 *
 * @param number - from 1
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
    ...WHILE_SEEN,
  });
  const page = useQuery(pageQuery(id, sheet.data, sheet.dataUpdatedAt, number));
  const close = sheet.data?.close;
  useEffect(() => () => close?.(), [close]);
  return {
    length: sheet.data?.length,
    page: page.data,
    failure: sheet.error ?? page.error,
    /** Fetches and opens it anew: a reader that broke draws no page any more. */
    again: () => void sheet.refetch(),
  } as const;
}

/**
 * The sheets of a chemical that count now, one a language: none when it has none any more, `undefined` while it is not known. Asked
 * when the sheet is opened, and again when someone comes back to the page or the network does. Each time is a read of
 * the record.
 *
 * @param chemicalId - `null`: nothing is asked
 */
export function useCountingSheets(chemicalId: number | null) {
  return useQuery(countingSheetsQuery(useApi(), chemicalId));
}

const countingSheetsQuery = (api: Caller, chemicalId: number | null) =>
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
