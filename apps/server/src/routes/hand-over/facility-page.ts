import { ApiError } from "../../errors.ts";
import type { KnownFacility } from "./calculated-states.ts";
import { knownStates, type Caller } from "./known-states.ts";
import { unpack, type PackedList } from "./packed-list.ts";

interface Asked {
  readonly place_id: number;
  readonly page: number;
  readonly page_size: number;
}

interface FacilityPage<Row> {
  readonly shown: Row[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

/**
 * A page of a list for one facility. A page number beyond the end returns the last page.
 *
 * @throws ApiError `not_found` if no facility starts with that location
 */
export async function facilityPage<Row>(
  caller: Caller,
  businessId: number,
  { place_id, page: asked, page_size }: Asked,
  listOf: (facility: KnownFacility) => PackedList<Row>,
): Promise<FacilityPage<Row>> {
  const { facilities } = await knownStates(caller, businessId);
  const facility = facilities.find(({ placeId }) => placeId === place_id);
  if (facility === undefined) throw new ApiError("not_found");
  const list = listOf(facility);
  const page = Math.max(1, Math.min(asked, Math.ceil(list.length / page_size)));
  return { shown: unpack(list, (page - 1) * page_size, page * page_size), total: list.length, page, page_size };
}
