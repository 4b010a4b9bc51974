import type { AddressSuggestion } from "@placard/hazmat-core";
import { squareWidth } from "../../controls/AddressInput/typed-place.ts";
import type { Messages } from "../../messages/en.ts";

/** Text for the precision of a location: the square of a typed grid reference, otherwise its kind. */
export function placePrecision(place: AddressSuggestion, words: Messages["plume"]): string {
  const width = squareWidth(place);
  return width === null ? words.precisions[place.precision] : words.square(width);
}
