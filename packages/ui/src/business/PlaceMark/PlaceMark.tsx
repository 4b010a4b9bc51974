import { isApproximatePlace, placeStanding, type PlacePrecision } from "@placard/hazmat-core";
import { MapPin, MapPinCheck, TriangleAlert } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { businessTexts } from "../../messages/en/business/business.ts";
import { useTexts } from "../../messages/use-texts.ts";

export interface PlaceMarkProps {
  /** Precision of the position. */
  precision: PlacePrecision;
  /** Class names to add to the outermost element. */
  className?: string;
}

/** Shows the precision of a site's position in two or three words. A town is shown as approximate. */
export function PlaceMark({ precision, className }: PlaceMarkProps) {
  const texts = useTexts(businessTexts).business.location;
  const status = placeStanding(precision);
  const shapes = isApproximatePlace(precision) ? TriangleAlert : status === "pin" ? MapPinCheck : MapPin;
  return (
    <Badge
      tone={isApproximatePlace(precision) ? "caution" : status === "pin" ? "ok" : "neutral"}
      icon={<Icon of={shapes} aria-hidden="true" />}
      {...(className !== undefined && { className })}
    >
      {texts.places[status]}
    </Badge>
  );
}
