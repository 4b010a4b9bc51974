import { IconButton } from "@placard/ui";
import { SitePointList, useMessages as useUiMessages } from "@placard/ui/internal";
import { type SitePoint } from "@placard/ui/map";

import { Pencil, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { coordinatesText } from "../pin/site-place.ts";

interface PointsOnMapProps {
  readonly points: readonly SitePoint[];
  readonly onChange: (point: SitePoint) => void;
  readonly onTakeOff: (point: SitePoint) => void;
}

/** Lists the points, each with actions to change it. */
export function PointsOnMap({ points, onChange, onTakeOff }: PointsOnMapProps) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  return (
    <SitePointList
      points={points}
      renderActions={(point) => {
        const kind = floorPlan.kinds[point.kind];
        const place = coordinatesText(point.center);
        return (
          <>
            <IconButton
              label={texts.changePoint(kind, place)}
              icon={<Pencil aria-hidden="true" />}
              onPress={() => onChange(point)}
            />
            <IconButton
              label={texts.takeOffMap(kind, place)}
              icon={<Trash2 aria-hidden="true" />}
              onPress={() => onTakeOff(point)}
            />
          </>
        );
      }}
    />
  );
}
