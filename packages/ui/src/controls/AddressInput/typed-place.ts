import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { typedCoordinates } from "@placard/hazmat-core/scene";

/**
 * Coordinates typed as decimal degrees, degrees and minutes, or MGRS, as a place to choose. Read on the device, so they
 * work offline.
 *
 * @returns `null` when the text is none
 */
export function typedPlace(text: string): AddressSuggestion | null {
  const typed = typedCoordinates(text);
  if (typed === null) return null;
  return { id: `typed-${typed.center.join(",")}`, place_name: text.trim(), source: "typed coordinates", ...typed };
}

/** A geocoder that reads typed coordinates itself and asks the given one for everything else. */
export function withTypedCoordinates(geocoder: Geocoder): Geocoder {
  return {
    async suggest(text, options) {
      const typed = typedPlace(text);
      return typed === null ? geocoder.suggest(text, options) : [typed];
    },
  };
}
