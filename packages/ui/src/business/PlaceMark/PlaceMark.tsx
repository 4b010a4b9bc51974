import { isApproximatePlace, placeStanding, type PlacePrecision } from "@placard/hazmat-core";
import { MapPin, MapPinCheck, TriangleAlert } from "lucide-react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { businessWords } from "../../messages/en/business/business.ts";
import { useWords } from "../../messages/use-words.ts";

export interface PlaceMarkProps {
  /** Precision of the position. */
  precision: PlacePrecision;
  className?: string;
}

/** Shows the precision of a site's position in two or three words. A town is shown as approximate. */
export function PlaceMark({ precision, className }: PlaceMarkProps) {
  const words = useWords(businessWords).business.location;
  const standing = placeStanding(precision);
  const Icon = isApproximatePlace(precision) ? TriangleAlert : standing === "pin" ? MapPinCheck : MapPin;
  return (
    <Badge
      tone={isApproximatePlace(precision) ? "caution" : standing === "pin" ? "ok" : "neutral"}
      icon={<Icon aria-hidden="true" />}
      {...(className !== undefined && { className })}
    >
      {words.places[standing]}
    </Badge>
  );
}
