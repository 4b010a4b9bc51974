import type { AddressSuggestion } from "@placard/hazmat-core";
import { squareWidth } from "../../controls/AddressInput/typed-place.ts";
import type { Messages } from "../../messages/en.ts";

/** Text for the precision of a location: the square of a typed grid reference, otherwise its kind. */
export function placePrecision(place: AddressSuggestion, texts: Messages["plume"]): string {
  const width = squareWidth(place);
  return width === null ? texts.precisions[place.precision] : texts.square(width);
}
