import type { Location } from "@placard/api-client";
import type { AddressSuggestion } from "@placard/hazmat-core";

/** A site with a pin as a place that a model may start from; `null` when no one has pinned it. */
export function placeOfLocation(
  location: Pick<Location, "id" | "civic_address" | "latitude" | "longitude" | "precision">,
): AddressSuggestion | null {
  const { id, civic_address, latitude, longitude, precision } = location;
  if (latitude === null || longitude === null) return null;
  return {
    id: `location-${id}`,
    place_name: civic_address,
    center: [longitude, latitude],
    precision,
    source: "registered locations",
  };
}
