import { getSdsFile } from "@placard/api-client";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import type { OpenSheet } from "./open-sheet.ts";

/** Both are of this device and this page of the app: kept while somebody looks. */
const WHILE_SEEN = { staleTime: Infinity, gcTime: 0, retry: false } as const;

const pageQuery = (id: number, sheet: OpenSheet | undefined, number: number) =>
  queryOptions({
    queryKey: ["sheet-page", id, number],
    queryFn: sheet === undefined ? skipToken : () => sheet.page(number),
    ...WHILE_SEEN,
  });

/** A data sheet, opened on this device, and the page of it that is looked at. The reader is loaded with the first one. */
export function useSheet(id: number, number: number) {
  const api = useApi();
  const sheet = useQuery({
    queryKey: ["sheet-file", id],
    queryFn: async ({ signal }) => {
      const { openSheet } = await import("./open-sheet.ts");
      return openSheet(await api.call(getSdsFile, { params: { id }, query: {} }, { signal }));
    },
    ...WHILE_SEEN,
  });
  const page = useQuery(pageQuery(id, sheet.data, number));
  const close = sheet.data?.close;
  useEffect(() => () => close?.(), [close]);
  return { sheet, page } as const;
}
