import type { PlacePrecision } from "../../ports/geocoder.ts";
import { isExactEnough } from "./place.ts";
import { typedCoordinates } from "./typed-coordinates.ts";

/** A place among those that a geocoder offers. */
interface NamedPlace {
  readonly place_name: string;
  readonly precision: PlacePrecision;
}

/**
 * The place that a text means without doubt: typed coordinates, or the one place whose whole street part, house number
 * and all, stands in the text. A town, or a part of a street's name, means no place, even where only one is offered.
 *
 * @param places - what a geocoder offers for the text; several, so that a second one can raise the doubt
 * @returns `null` where a person has to choose or confirm
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

/** True if the street part of a place stands in a text, word by word, and no house number before it that is not its own. */
function namesStreet(text: string, placeName: string): boolean {
  const street = wordsOf(placeName.split(",")[0] ?? "");
  const words = wordsOf(text);
  if (street.length === 0) return false;
  const at = words.findIndex((_, i) => street.every((word, k) => words[i + k] === word));
  return at !== -1 && !/\d/.test(words[at - 1] ?? "");
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
