import { formatNumber, type AddressSuggestion, type LonLat } from "@placard/hazmat-core";
import { degreesText, farCoordinates } from "@placard/hazmat-core/scene";
import { typedPlace } from "./typed-place.ts";

/** Typed coordinates that are far away, and the same figures with another sign or in the other order, which are near. */
export interface FarPlace {
  /** Distance of the typed position, `8 800 km`. */
  readonly distance: string;
  readonly typed: AddressSuggestion;
  readonly suggested: AddressSuggestion;
}

const ROUNDED_KM = 100;

/**
 * Parses typed coordinates that are far from a position, if the same figures with another sign or in the other order are
 * near it. A user has to choose between the two.
 *
 * @param near - the incident, or the centre of the region in use; with `null` nothing is questioned
 */
export function farPlace(text: string, near: LonLat | null | undefined): FarPlace | null {
  const far = farCoordinates(text, near);
  if (far === null) return null;
  const [lon, lat] = far.suggestion;
  const typed = typedPlace(text);
  const suggested = typedPlace(`${degreesText(lat)}, ${degreesText(lon)}`);
  const km = Math.round(far.distanceM / 1000 / ROUNDED_KM) * ROUNDED_KM;
  return typed === null || suggested === null ? null : { distance: `${formatNumber(km)} km`, typed, suggested };
}
