import { useLayoutEffect, useState, type FocusEvent } from "react";

/**
 * Selects the text of a box that no one typed, while someone is in it: what they type takes its place, and does not
 * come behind a name that arrived a moment after the hand.
 *
 * @param text - what stands in the box
 * @param isGiven - whether no one typed it
 */
export function useReplacedText(text: string, isGiven: boolean) {
  const [entered, setEntered] = useState<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (isGiven && text !== "") entered?.select();
  }, [entered, text, isGiven]);
  return {
    onFocus: ({ target }: FocusEvent) => setEntered(target instanceof HTMLInputElement ? target : null),
    onBlur: () => setEntered(null),
  };
}
