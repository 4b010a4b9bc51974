import type { MapRegion } from "@placard/ui/map";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { KeptRegions } from "../../offline/kept-regions.ts";
import { useApi } from "../api/ApiProvider.tsx";
import { configQuery } from "../api/app-queries.ts";
import { storageTrouble } from "../device/storage-trouble.ts";

const regions = new KeptRegions({
  caches: "caches" in globalThis ? caches : undefined,
  fetch: (path) => fetch(path),
  onFull: () => storageTrouble.set(true, "regions"),
});

/** Larger maps are loaded only when they come into view: a phone's data plan may be small. */
const AHEAD_BYTES = 2_000_000;

/**
 * The regions with a map on the server, or without the network those that it listed last. Returns the same list between
 * renders.
 */
export const useMapRegions = (): readonly MapRegion[] => useListedRegions().regions;

/** The regions and their loading state. */
export function useListedRegions(): { readonly regions: readonly MapRegion[]; readonly isReading: boolean } {
  const { data, isPending, isLoading } = useQuery(configQuery(useApi()));
  const listed = data?.map.regions;
  const known = useQuery({
    queryKey: ["map-regions", listed ?? null],
    queryFn: async (): Promise<readonly MapRegion[]> => {
      if (listed !== undefined) await regions.remember(listed);
      return (listed ?? (await regions.list())).map(({ name, bbox, path }) => ({
        name,
        bbox,
        bring: () => regions.bring(path),
      }));
    },
    enabled: !isPending,
    staleTime: Infinity,
  });
  return { regions: known.data ?? NONE, isReading: isLoading || known.isLoading };
}

const NONE: readonly MapRegion[] = [];

/** A region, and whether its map is stored on this device. */
export interface RegionAtHand {
  readonly name: string;
  readonly isKept: boolean;
}

const AT_HAND = ["regions-at-hand"];

/** The regions with a map on the server, now or at the last load, and whether each map opens without the network. */
export function useRegionsAtHand(): readonly RegionAtHand[] {
  const { data, isPending } = useQuery(configQuery(useApi()));
  const listed = data?.map.regions;
  const known = useQuery({
    queryKey: [...AT_HAND, listed ?? null],
    queryFn: async (): Promise<readonly RegionAtHand[]> =>
      Promise.all(
        (listed ?? (await regions.list())).map(async ({ name, path }) => ({
          name,
          isKept: await regions.isKept(path),
        })),
      ),
    enabled: !isPending,
    networkMode: "always",
  });
  return known.data ?? [];
}

/** Downloads the maps that are small enough to load in advance. */
export async function bringRegions(
  listed: readonly { readonly path: string; readonly bytes: number }[],
  queries: QueryClient,
): Promise<void> {
  try {
    await Promise.all(listed.filter(({ bytes }) => bytes <= AHEAD_BYTES).map(({ path }) => regions.bring(path)));
  } finally {
    void queries.invalidateQueries({ queryKey: AT_HAND });
  }
}
