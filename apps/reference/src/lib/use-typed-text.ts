import { useEffect, useEffectEvent, useState } from "react";
import { usePacing } from "./pacing.ts";

/**
 * A search text that is typed here and stored elsewhere, such as in the address. It is passed on after a pause in typing. It
 * follows changes from elsewhere, such as the back button or a button that clears it. Its own changes, stored late, never
 * remove what was typed since.
 */
export function useTypedText(kept: string, onPause: (text: string) => void): readonly [string, (text: string) => void] {
  const { typingMs } = usePacing();
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
  const tell = useEffectEvent((typed: string) => {
    setTold((before) => [...before, typed]);
    onPause(typed);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === newest) return undefined;
    const timer = setTimeout(() => tell(typed), typingMs);
    return () => clearTimeout(timer);
  }, [text, newest, typingMs]);
  return [text, setText];
}
