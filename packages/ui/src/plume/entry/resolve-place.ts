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

/** What the form's address stands for. A plume starts from `known` alone; a person decides the rest. */
export type ResolvedPlace =
  | { readonly kind: "known"; readonly place: AddressSuggestion }
  /** Known, but not exactly enough, or not surely the place that was meant. */
  | { readonly kind: "confirm"; readonly place: AddressSuggestion }
  /** Typed coordinates far away: the address field asks which of the two readings is meant. */
  | ({ readonly kind: "far"; readonly fault: CoordinateFault } & FarCoordinates)
  | { readonly kind: "unknown"; readonly fault?: CoordinateFault }
  | { readonly kind: "offline" };

/** Enough for a second place to raise the doubt. */
const CANDIDATES = 5;

/**
 * Finds the place of a release: as chosen, as typed coordinates, or by the geocoder.
 *
 * @param near - the incident, or the centre of the region in use: typed coordinates far from it may be questioned
 */
export async function resolvePlace(
  values: PlumeValues,
  geocoder: Geocoder,
  near: LonLat | null = null,
): Promise<ResolvedPlace> {
  const given = placeOf(values) ?? typedPlace(values.address, { near });
  if (given !== null) return { kind: isExactEnough(given.precision) ? "known" : "confirm", place: given };
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
