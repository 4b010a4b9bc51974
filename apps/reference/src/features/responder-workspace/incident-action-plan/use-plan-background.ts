import type { LonLat } from "@placard/hazmat-core";
import type { PlumeResult } from "@placard/ui";
import type { MapRegion } from "@placard/ui/map";
import { readRegionPack, sketchGround, type SketchGround, zoneSketch } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import type { WorkScope } from "../../../incident/saved/work-scope.ts";
import { useListedRegions } from "../../../lib/map/use-map-regions.ts";

interface PlanBackground {
  /** `null` if there is none. */
  readonly background: SketchGround | null;
  readonly isReading: boolean;
}

/** Coast and streets around a calculation, from the region map saved on this device. */
export function usePlanBackground(scope: WorkScope, result: PlumeResult | null): PlanBackground {
  const { regions, isReading } = useListedRegions();
  const region = regions.find(({ bbox }) => result !== null && isWithin(result.place.center, bbox));
  const background = useQuery({
    queryKey: scope.query("plan-ground", region?.name ?? null, result?.calculatedAt.getTime() ?? null),
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
    enabled: region !== undefined && result !== null,
    queryFn: async () => (region === undefined || result === null ? null : backgroundOf(region, result)),
  });
  return { background: background.data ?? null, isReading: result !== null && (isReading || background.isLoading) };
}

async function backgroundOf(region: MapRegion, result: PlumeResult): Promise<SketchGround | null> {
  const halfM = zoneSketch(result)?.halfM;
  const pack = readRegionPack(await region.bring());
  return halfM === undefined || !pack.ok ? null : sketchGround(pack.value, result.place.center, halfM);
}

function isWithin([lon, lat]: LonLat, [west, south, east, north]: MapRegion["bbox"]): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
