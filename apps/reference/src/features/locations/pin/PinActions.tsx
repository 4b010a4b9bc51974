import { isApproximatePlace } from "@placard/hazmat-core";
import { Button } from "@placard/ui";
import { MapPin, MapPinCheck } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SitePlaceFound } from "./site-place.ts";

interface PinActionsProps {
  readonly place: SitePlaceFound | null;
  readonly onConfirm: (center: SitePlaceFound["center"]) => void;
  readonly onSet: () => void;
}

/** Buttons to confirm a precise enough position or to set the pin by hand. */
export function PinActions({ place, onConfirm, onSet }: PinActionsProps) {
  const { locations: texts } = useMessages();
  const isToConfirm = place !== null && place.precision !== "registered" && !isApproximatePlace(place.precision);
  return (
    <div className="placard__ways">
      {isToConfirm && (
        <Button icon={<MapPinCheck aria-hidden="true" />} onPress={() => onConfirm(place.center)}>
          {texts.confirmPin}
        </Button>
      )}
      <Button icon={<MapPin aria-hidden="true" />} onPress={onSet}>
        {texts.setPin}
      </Button>
    </div>
  );
}
