import type { ResponderMapProps } from "@placard/ui/map";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMapMarks } from "../../../incident/use-log-lines.ts";
import { mapMarkRemoved, placeMarked } from "../incident-log/log-actions.ts";

/** The marks of the open incident or quick search. Marks can be added only in an active incident. */
export function useMarkedPlaces(): Pick<ResponderMapProps, "marks" | "onMark" | "onUnmark"> {
  const marks = useMapMarks();
  const { log, mode } = useIncident();
  if (mode.kind !== "incident" || mode.incident.status !== "active") return { marks };
  return {
    marks,
    onMark: (mark) => log.record(placeMarked(mark)),
    onUnmark: (mark) => log.record(mapMarkRemoved(mark)),
  };
}
