import type { PlumeMapProps } from "@placard/ui";
import { useSitePointsForMap } from "../../../lib/map/use-site-points-for-map.ts";
import { AppPlumeMap } from "../../../incident/plume/AppPlumeMap.tsx";
import { useMapMarks } from "../../../incident/use-log-lines.ts";

/** The map of the plume in the incident that is open, with what its crew marked. */
export function IncidentPlumeMap(props: PlumeMapProps) {
  return <AppPlumeMap {...props} marks={useMapMarks()} points={useSitePointsForMap()} />;
}
