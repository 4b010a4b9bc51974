import { useLayoutEffect, useState, type FocusEvent } from "react";

/**
 * Selects filled-in text while the field has focus, so that typing replaces a name that arrived after the focus.
 *
 * @param text - text of the field
 * @param isGiven - true if the text was filled in, not typed
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
