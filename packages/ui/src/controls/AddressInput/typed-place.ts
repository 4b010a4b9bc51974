import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { coordinateFault, typedCoordinates, type CoordinateOptions } from "@placard/hazmat-core/scene";

const TYPED_SOURCE = "typed coordinates";

/**
 * Parses coordinates typed as decimal degrees, degrees and minutes, or MGRS into a suggestion. Works offline.
 *
 * @returns `null` if the text is not coordinates, or the user has to choose between two readings: `farCoordinates`
 */
export function typedPlace(text: string, options: CoordinateOptions = {}): AddressSuggestion | null {
  const typed = typedCoordinates(text, options);
  if (typed === null) return null;
  const { center, precision } = typed;
  return { id: `typed-${center.join(",")}`, place_name: text.trim(), source: TYPED_SOURCE, center, precision };
}

/** Returns the width of the square of a typed grid reference, `1 km`; `null` for any other position. */
export function squareWidth({ place_name, source }: AddressSuggestion): string | null {
  const { squareM } = (source === TYPED_SOURCE ? typedCoordinates(place_name) : null) ?? {};
  if (squareM === undefined) return null;
  return squareM < 1000 ? `${squareM} m` : `${squareM / 1000} km`;
}

/** Drops positions that do not exist, such as a latitude of 400, regardless of their source. */
export function onEarth(places: readonly AddressSuggestion[]): readonly AddressSuggestion[] {
  return places.filter(({ center: [lon, lat] }) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90);
}

/** Finds only typed coordinates: for a host without an address search. */
export const positionsOnly: Geocoder = {
  suggest: async (text) => {
    const typed = typedPlace(text);
    return typed === null ? [] : [typed];
  },
};

/** Wraps a geocoder so that typed coordinates are parsed locally and other text is passed on. */
export function withTypedCoordinates(geocoder: Geocoder): Geocoder {
  return {
    async suggest(text, options) {
      const typed = typedPlace(text);
      if (typed !== null) return [typed];
      return coordinateFault(text) === null ? geocoder.suggest(text, options) : [];
    },
  };
}
