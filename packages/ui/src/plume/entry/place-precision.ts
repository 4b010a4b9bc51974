import type { AddressSuggestion } from "@placard/hazmat-core";
import { squareWidth } from "../../controls/AddressInput/typed-place.ts";
import type { Messages } from "../../messages/en.ts";

/** How well a place is known: a typed grid reference by its square, any other one by its kind. */
export function placePrecision(place: AddressSuggestion, words: Messages["plume"]): string {
  const width = squareWidth(place);
  return width === null ? words.precisions[place.precision] : words.square(width);
}
