/** Typed text and the card that was open, as written in the address. */
interface TypedText {
  readonly text: string;
  /** Empty: none was open. */
  readonly card: string;
}

export const EMPTY: TypedText & Record<string, string> = { text: "", card: "" };

/**
 * What the box holds when the module is opened. Words that were typed beside the card that is still open stand; once
 * another card was opened they are old, and `null` says that the card leads.
 *
 * @param card - the substance that is open, as the address writes it; empty: none
 */
export function typedBeside(card: string, typed: TypedText): string | null {
  if (card === "") return typed.text;
  return typed.text !== "" && typed.card === card ? typed.text : null;
}
