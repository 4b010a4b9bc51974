import { formatNumber, straightLine, type LonLat } from "@placard/hazmat-core";
import type { PlanCorners } from "@placard/hazmat-core/business";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import type { MapView, SitePlace, SitePlan } from "./places.ts";

/** What a crew must know of a plan on the map, in words: whose, how large, and that a person placed it. */
export function usePlanWords(): (site: Pick<SitePlace, "name">, plan: SitePlan) => string {
  const words = useWords(responderMapWords).responderMap;
  return ({ name }, { page, corners, placedBy }) => {
    const { widthM, heightM } = sizeOf(corners);
    const size = `${formatNumber(Math.round(widthM))} × ${formatNumber(Math.round(heightM))} m`;
    return `${words.planOf(name, page, size)} ${placedBy === undefined ? words.planPlaced : words.planPlacedBy(placedBy)}`;
  };
}

function sizeOf([topLeft, topRight, , bottomLeft]: PlanCorners) {
  return {
    widthM: straightLine(topLeft, topRight).distance,
    heightM: straightLine(topLeft, bottomLeft).distance,
  };
}

/** px that a plan should fit in: what panels leave of a small map. */
const FIT_PX = 280;
/** Metres of a pixel at zoom 0 on the equator, with tiles of 512 px. */
const METRES_PER_PX = 78_271.5;

/** Where the map looks to show a plan whole. */
export function viewOfPlan({ corners }: SitePlan): MapView {
  const [one, , opposite] = corners;
  const center: LonLat = [(one[0] + opposite[0]) / 2, (one[1] + opposite[1]) / 2];
  const across = straightLine(one, opposite).distance;
  const zoom = Math.log2((METRES_PER_PX * Math.cos((center[1] * Math.PI) / 180) * FIT_PX) / across);
  return { center, zoom: Math.min(19, Math.max(10, zoom)) };
}
