import { checkStorage } from "@placard/api-client";
import { isUnNumber } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { onlyGiven } from "../../../lib/api/only-given.ts";
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
  const asked = useDebounced(now);
  const location = Number(asked.location_id);
  const isAsked = location > 0 && asked.name.trim() !== "";
  const query = {
    name: asked.name.trim(),
    ...onlyGiven({
      un_number: isUnNumber(asked.un_number) ? asked.un_number : "", // incomplete numbers are allowed
      cas_number: asked.cas_number,
      hazard_classification: asked.hazard_classification,
      room: asked.room,
      cabinet: asked.cabinet,
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
