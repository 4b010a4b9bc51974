/** Typed text and the card that was open at that time, as in the address. */
interface TypedText {
  readonly text: string;
  /** Empty if none was open. */
  readonly card: string;
}

export const EMPTY: TypedText & Record<string, string> = { text: "", card: "" };

/**
 * Initial text of the search field. Text typed while the same card was open is restored. After another card was opened
 * it is outdated, and `null` means that the field follows the card.
 *
 * @param card - the open substance, as in the address; empty if there is none
 */
export function initialSearchText(card: string, typed: TypedText): string | null {
  if (card === "") return typed.text;
  return typed.text !== "" && typed.card === card ? typed.text : null;
}
