import { isApproximatePlace, type LonLat } from "@placard/hazmat-core";
import { typedCoordinates } from "@placard/hazmat-core/scene";
import { useState } from "react";
import { coordinatesText, type SitePlaceFound } from "./site-place.ts";

/** A pin that is set by a press on the map or by coordinates: each says what the other does. */
export function usePin(place: SitePlaceFound | null) {
  /** Where the site is known to be; the middle of its town is not that. */
  const known = place === null || isApproximatePlace(place.precision) ? null : place.center;
  const [pin, setPin] = useState<LonLat | null>(known);
  const [typed, setTyped] = useState(known === null ? "" : coordinatesText(known));
  const isWrong = typed.trim() !== "" && typedCoordinates(typed)?.precision !== "point";

  function type(text: string): void {
    setTyped(text);
    const read = typedCoordinates(text);
    setPin(read?.precision === "point" ? read.center : null);
  }

  function pick(center: LonLat): void {
    setPin(center);
    setTyped(coordinatesText(center));
  }

  return { known, pin, typed, isWrong, type, pick };
}
