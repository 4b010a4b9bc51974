import { Button } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { MapPinPlus } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PointToPlace } from "./plan-points-to-place.ts";

interface PlanPointsToPlaceProps {
  readonly points: readonly PointToPlace[];
  readonly onPlace: (point: PointToPlace) => void;
}

/** Offers floor plan points for the map. Type and note are copied; the user sets the position. */
export function PlanPointsToPlace({ points, onPlace }: PlanPointsToPlaceProps) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  if (points.length === 0) return null;
  return (
    <section className="placard__unplaced" aria-label={texts.unplaced}>
      <h3>{texts.unplaced}</h3>
      <p>{texts.unplacedLine}</p>
      <ul>
        {points.map((point) => {
          const what = [floorPlan.kinds[point.kind], point.note]
            .filter((part) => part !== null && part !== "")
            .join(", ");
          return (
            <li key={point.id}>
              <span>
                {what} <small>{texts.onPlan(point.plan)}</small>
              </span>
              <Button
                icon={<MapPinPlus aria-hidden="true" />}
                aria-label={texts.placeOnMapOf(what)}
                onPress={() => onPlace(point)}
              >
                {texts.placeOnMap}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
