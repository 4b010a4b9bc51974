import { suggestTowns } from "./embedded-geocoder.ts";

type Town = ReturnType<typeof suggestTowns>[number];

const towns = new Map<string, Town | undefined>();
const MAX_TOWNS = 10_000;

/** The town of an address. Caches towns by address, because a search takes half a millisecond. */
export function townOf(address: string): Town | undefined {
  if (towns.has(address)) return towns.get(address);
  if (towns.size >= MAX_TOWNS) towns.clear();
  const [town] = suggestTowns(address, 1);
  towns.set(address, town);
  return town;
}

/** The columns of a site with this address. Degrees, WGS 84; both `null` if no town is known. */
export function townColumns(address: string) {
  const [longitude, latitude] = townOf(address)?.center ?? [null, null];
  return { town_of: address, town_latitude: latitude, town_longitude: longitude };
}
