import { useEffect, useState } from "react";

/**
 * A search text that is typed here and kept elsewhere, such as in the address. It is told after a pause in typing; when it
 * is changed elsewhere, by the way back or a button that clears it, it changes here too. What was told from here and is
 * kept late never takes away what was typed since.
 */
export function useTypedText(
  kept: string,
  pauseMs: number,
  onPause: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  /** Texts that were told from here and are not kept yet, the oldest first. */
  const [told, setTold] = useState<readonly string[]>([]);
  if (kept !== seen) {
    setSeen(kept);
    const place = told.indexOf(kept);
    setTold(told.slice(place + 1));
    if (place === -1) setText(kept);
  }
  const newest = told.at(-1) ?? seen;
  useEffect(() => {
    const typed = text.trim();
    if (typed === newest) return undefined;
    const timer = setTimeout(() => {
      setTold((before) => [...before, typed]);
      onPause(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is to be called may be another function each time
  }, [text, newest, pauseMs]);
  return [text, setText];
}
