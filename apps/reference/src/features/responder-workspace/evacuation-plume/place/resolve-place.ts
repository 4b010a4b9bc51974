import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { parseCoordinates } from "../../../../lib/parse-coordinates.ts";
import { isExactEnough, placeOf, type PlumeValues } from "../form/plume-values.ts";

/** What the form's address stands for. A plume starts from `known` alone; a person decides the rest. */
export type ResolvedPlace =
  | { readonly kind: "known"; readonly place: AddressSuggestion }
  /** Known, but not exactly enough, or not surely the place that was meant. */
  | { readonly kind: "confirm"; readonly place: AddressSuggestion }
  | { readonly kind: "unknown" }
  | { readonly kind: "offline" };

/** Finds the place of a release: as chosen, as typed coordinates, or by the geocoder. */
export async function resolvePlace(values: PlumeValues, geocoder: Geocoder): Promise<ResolvedPlace> {
  const given = placeOf(values) ?? parseCoordinates(values.address);
  if (given !== null) return { kind: isExactEnough(given.precision) ? "known" : "confirm", place: given };
  try {
    const [place] = await geocoder.suggest(values.address, { limit: 1 });
    if (place === undefined) return { kind: "unknown" };
    const isMeant = isExactEnough(place.precision) && sameWords(place.place_name, values.address);
    return { kind: isMeant ? "known" : "confirm", place };
  } catch {
    return { kind: "offline" };
  }
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(one) === plain(other);
}
