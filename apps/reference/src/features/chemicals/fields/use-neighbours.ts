import { checkStorage } from "@placard/api-client/internal";
import { isUnNumber } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { nonBlankFields } from "../../../lib/api/non-blank-fields.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** The chemical and its location as typed. */
export interface TypedStorage {
  readonly name: string;
  readonly un_number: string;
  readonly cas_number: string;
  readonly hazard_classification: string;
  /** Id of the site; blank while none is chosen. */
  readonly location_id: string;
  readonly room: string;
  readonly cabinet: string;
}

/**
 * Loads the chemicals that a typed chemical would be stored with.
 *
 * @param chemicalId - the stored chemical that is being edited
 */
export function useNeighbours(typed: TypedStorage, chemicalId?: number) {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const { name, un_number, cas_number, hazard_classification, location_id, room, cabinet } = typed;
  const now = useMemo(
    () => ({ name, un_number, cas_number, hazard_classification, location_id, room, cabinet }),
    [name, un_number, cas_number, hazard_classification, location_id, room, cabinet],
  );
  const debounced = useDebounced(now);
  const location = Number(debounced.location_id);
  const isAsked = location > 0 && debounced.name.trim() !== "";
  const query = {
    name: debounced.name.trim(),
    ...nonBlankFields({
      un_number: isUnNumber(debounced.un_number) ? debounced.un_number : "", // incomplete numbers are allowed
      cas_number: debounced.cas_number,
      hazard_classification: debounced.hazard_classification,
      room: debounced.room,
      cabinet: debounced.cabinet,
    }),
    ...(chemicalId !== undefined && { chemical_id: chemicalId }),
  };
  const answer = useQuery({
    queryKey: [...chemicalsKey(business_id), "beside", location, query],
    queryFn: ({ signal }) => api.call(checkStorage, { params: { location_id: location }, query }, { signal }),
    enabled: isAsked,
  });
  return { isAsked, name: query.name, answer };
}
