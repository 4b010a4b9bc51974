import type { PlacePrecision } from "../../ports/geocoder.ts";
import { isExactEnough } from "./place.ts";
import { typedCoordinates } from "./typed-coordinates.ts";

/** A position offered by a geocoder. */
interface NamedPlace {
  readonly place_name: string;
  readonly precision: PlacePrecision;
}

/**
 * The position that a text means without doubt: typed coordinates, or the only position whose complete street part,
 * including the house number, is in the text. A town, or part of a street name, is never certain, even if only one is
 * offered.
 *
 * @param places - offers of a geocoder for the text; several, so that a second one can show ambiguity
 * @returns `null` if a user has to choose or confirm
 * @example
 * const site = { place_name: "100 Pier Road, Halifax", precision: "registered" };
 * meantPlace([site], "100 pier road halifax"); // { place_name: "100 Pier Road, Halifax", precision: "registered" }
 * meantPlace([site], "pier road"); // null
 */
export function meantPlace<T extends NamedPlace>(places: readonly T[], text: string): T | null {
  const isTyped = typedCoordinates(text) !== null;
  const meant = places.filter(
    ({ precision, place_name }) => isExactEnough(precision) && (isTyped || namesStreet(text, place_name)),
  );
  const [only] = meant;
  return only !== undefined && meant.length === 1 ? only : null;
}

/** True if a text contains the street part of a position, word by word, without another house number before it. */
function namesStreet(text: string, placeName: string): boolean {
  const street = wordsOf(placeName.split(",")[0] ?? "");
  const words = wordsOf(text);
  if (street.length === 0) return false;
  const at = words.findIndex((_, i) => street.every((word, k) => words[i + k] === word));
  return at !== -1 && !/\d/.test(words[at - 1] ?? "");
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
