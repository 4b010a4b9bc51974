import type { Location } from "@placard/api-client";
import type { AddressSuggestion } from "@placard/hazmat-core";

/** A pinned site as a start position for a model; `null` without a pin. */
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
