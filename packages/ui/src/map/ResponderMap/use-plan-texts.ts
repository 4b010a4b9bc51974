import { formatNumber, straightLine, type LonLat } from "@placard/hazmat-core";
import type { PlanCorners } from "@placard/hazmat-core/business";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { MapView, SitePlace, SitePlan } from "./places.ts";

/** Returns a function that formats the notes on a plan for crews: site, size, and that a user placed it. */
export function usePlanTexts(): (site: Pick<SitePlace, "name">, plan: SitePlan) => string {
  const texts = useTexts(responderMapTexts).responderMap;
  return ({ name }, { page, corners, placedBy }) => {
    const { widthM, heightM } = sizeOf(corners);
    const size = `${formatNumber(Math.round(widthM))} × ${formatNumber(Math.round(heightM))} m`;
    return `${texts.planOf(name, page, size)} ${placedBy === undefined ? texts.planPlaced : texts.planPlacedBy(placedBy)}`;
  };
}

function sizeOf([topLeft, topRight, , bottomLeft]: PlanCorners) {
  return {
    widthM: straightLine(topLeft, topRight).distance,
    heightM: straightLine(topLeft, bottomLeft).distance,
  };
}

/** Space for a plan on a small map with panels, px. */
const FIT_PX = 280;
/** Metres per pixel at zoom 0 on the equator, with tiles of 512 px. */
const METRES_PER_PX = 78_271.5;

/** View that shows a plan in full. */
export function viewOfPlan({ corners }: SitePlan): MapView {
  const [one, , opposite] = corners;
  const center: LonLat = [(one[0] + opposite[0]) / 2, (one[1] + opposite[1]) / 2];
  const across = straightLine(one, opposite).distance;
  const zoom = Math.log2((METRES_PER_PX * Math.cos((center[1] * Math.PI) / 180) * FIT_PX) / across);
  return { center, zoom: Math.min(19, Math.max(10, zoom)) };
}
