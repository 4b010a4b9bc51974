import { useEffect, useState } from "react";

/**
 * A search text that is typed here and kept elsewhere, such as in the address. It is told after a pause in typing; when it
 * is changed elsewhere, by the way back or a button that clears it, it changes here too.
 */
export function useTypedText(
  kept: string,
  pauseMs: number,
  onPause: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const [told, setTold] = useState(kept);
  if (kept !== told) {
    setTold(kept);
    if (kept !== text.trim()) setText(kept);
  }
  useEffect(() => {
    if (text.trim() === told) return undefined;
    const timer = setTimeout(() => onPause(text.trim()), pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is to be called may be another function each time
  }, [text, told, pauseMs]);
  return [text, setText];
}
