import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";

const DECIMAL = /^([+-]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)$/;

/**
 * Coordinates typed as decimal degrees, latitude first: `44.6488, -63.5752`. Read on the device, so they work offline.
 *
 * @returns a place of precision `point`, or `null` when the text is none or lies outside the globe
 */
export function parseCoordinates(text: string): AddressSuggestion | null {
  const [, latitude, longitude] = DECIMAL.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const lat = Number(latitude);
  const lon = Number(longitude);
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return {
    id: `typed-${lat},${lon}`,
    place_name: text.trim(),
    center: [lon, lat],
    precision: "point",
    source: "typed coordinates",
  };
}

/** A geocoder that reads typed coordinates itself and asks the given one for everything else. */
export function withCoordinates(geocoder: Geocoder): Geocoder {
  return {
    async suggest(text, options) {
      const typed = parseCoordinates(text);
      return typed === null ? geocoder.suggest(text, options) : [typed];
    },
  };
}
