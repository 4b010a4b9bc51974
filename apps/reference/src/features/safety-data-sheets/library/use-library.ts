import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery, locationsQuery } from "../../../lib/api/business-queries.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { sheetsQuery } from "../sheet-queries.ts";
import { chemicalsWithoutSheet } from "./library-view.ts";

/** The sheets of the business, beside what it keeps and where; each `undefined` until it is read. */
export function useLibrary() {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const sheets = useQuery(sheetsQuery(api, business_id));
  const chemicals = useQuery(chemicalsQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  return {
    sheets: sheets.data,
    chemicals: chemicals.data,
    locations: locations.data,
    /** What the page cannot do without. */
    queries: [sheets, chemicals],
    /** The chemicals without a sheet. */
    missing: chemicalsWithoutSheet(chemicals.data ?? [], sheets.data ?? []),
    /** Whether there is a sheet, and a chemical that it could be of. */
    isBegun: (chemicals.data ?? []).length > 0 && (sheets.data ?? []).length > 0,
  };
}

export type Library = ReturnType<typeof useLibrary>;
