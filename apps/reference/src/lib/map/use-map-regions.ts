import type { MapRegion } from "@placard/ui/map";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { RegionCache } from "../../offline/region-cache.ts";
import { useApi } from "../api/ApiProvider.tsx";
import { configQuery } from "../api/app-queries.ts";
import { storageProblem } from "../device/storage-problem.ts";

const regions = new RegionCache({
  caches: "caches" in globalThis ? caches : undefined,
  fetch: (path) => fetch(path),
  onFull: () => storageProblem.set(true, "regions"),
});

/** Larger maps are loaded only when they come into view: a phone's data plan may be small. */
const MAX_PREFETCH_BYTES = 2_000_000;

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
      if (listed !== undefined) await regions.saveList(listed);
      return (listed ?? (await regions.list())).map(({ name, bbox, path }) => ({
        name,
        bbox,
        bring: () => regions.load(path),
      }));
    },
    enabled: !isPending,
    staleTime: Infinity,
  });
  return { regions: known.data ?? NONE, isReading: isLoading || known.isLoading };
}

const NONE: readonly MapRegion[] = [];

/** A region, and whether its map is stored on this device. */
export interface RegionOnDevice {
  readonly name: string;
  readonly isCached: boolean;
}

const ON_DEVICE = ["regions-at-hand"];

/** The regions with a map on the server, now or at the last load, and whether each map opens without the network. */
export function useRegionsOnDevice(): readonly RegionOnDevice[] {
  const { data, isPending } = useQuery(configQuery(useApi()));
  const listed = data?.map.regions;
  const known = useQuery({
    queryKey: [...ON_DEVICE, listed ?? null],
    queryFn: async (): Promise<readonly RegionOnDevice[]> =>
      Promise.all(
        (listed ?? (await regions.list())).map(async ({ name, path }) => ({
          name,
          isCached: await regions.isCached(path),
        })),
      ),
    enabled: !isPending,
    networkMode: "always",
  });
  return known.data ?? [];
}

/** Downloads the maps that are small enough to load in advance. */
export async function downloadRegions(
  listed: readonly { readonly path: string; readonly bytes: number }[],
  queries: QueryClient,
): Promise<void> {
  try {
    await Promise.all(listed.filter(({ bytes }) => bytes <= MAX_PREFETCH_BYTES).map(({ path }) => regions.load(path)));
  } finally {
    void queries.invalidateQueries({ queryKey: ON_DEVICE });
  }
}
