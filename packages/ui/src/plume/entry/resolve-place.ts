import type { AddressSuggestion, Geocoder, LonLat } from "@placard/hazmat-core";
import {
  coordinateFault,
  farCoordinates,
  isExactEnough,
  meantPlace,
  type CoordinateFault,
  type FarCoordinates,
} from "@placard/hazmat-core/scene";
import { onEarth, typedPlace } from "../../controls/AddressInput/typed-place.ts";
import { placeOf, type PlumeValues } from "./plume-values.ts";

/** Location that the form's address means. A plume is calculated only for `known`; otherwise the user decides. */
export type ResolvedPlace =
  | { readonly kind: "known"; readonly place: AddressSuggestion }
  /** Found, but not precise enough, or possibly not the intended location. */
  | { readonly kind: "confirm"; readonly place: AddressSuggestion }
  /** Typed coordinates far away: the address field asks which of the two readings is meant. */
  | ({ readonly kind: "far"; readonly fault: CoordinateFault } & FarCoordinates)
  | { readonly kind: "unknown"; readonly fault?: CoordinateFault }
  | { readonly kind: "offline" };

/** Enough candidates to detect an ambiguous address. */
const CANDIDATES = 5;

/**
 * Finds the location of a release: as chosen, from typed coordinates, or by the geocoder.
 *
 * @param near - incident or centre of the region in use; typed coordinates far from it may be questioned
 */
export async function resolvePlace(
  values: PlumeValues,
  geocoder: Geocoder,
  near: LonLat | null = null,
): Promise<ResolvedPlace> {
  const knownPlace = placeOf(values) ?? typedPlace(values.address, { near });
  if (knownPlace !== null)
    return { kind: isExactEnough(knownPlace.precision) ? "known" : "confirm", place: knownPlace };
  const far = farCoordinates(values.address, near);
  if (far !== null) return { kind: "far", fault: "direction", ...far };
  const fault = coordinateFault(values.address);
  if (fault !== null) return { kind: "unknown", fault };
  try {
    const places = onEarth(await geocoder.suggest(values.address, { limit: CANDIDATES }));
    const meant = meantPlace(places, values.address);
    if (meant !== null) return { kind: "known", place: meant };
    const [nearest] = places;
    return nearest === undefined ? { kind: "unknown" } : { kind: "confirm", place: nearest };
  } catch {
    return { kind: "offline" };
  }
}
