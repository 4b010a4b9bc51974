import { useEffect, useEffectEvent, useState } from "react";
import { usePacing } from "./pacing.ts";

/**
 * A search text that is typed here and stored elsewhere, such as in the URL. It is passed on after a pause in typing
 * and follows changes from elsewhere, such as the back button or a clear button. Its own changes never remove input
 * typed since, even if they are stored late.
 */
export function useTypedText(kept: string, onPause: (text: string) => void): readonly [string, (text: string) => void] {
  const { typingMs } = usePacing();
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  /** Texts that were passed on and are not stored yet, oldest first. */
  const [told, setReported] = useState<readonly string[]>([]);
  if (kept !== seen) {
    setSeen(kept);
    const place = told.indexOf(kept);
    setReported(told.slice(place + 1));
    if (place === -1) setText(kept);
  }
  const newest = told.at(-1) ?? seen;
  const report = useEffectEvent((typed: string) => {
    setReported((before) => [...before, typed]);
    onPause(typed);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === newest) return undefined;
    const timer = setTimeout(() => report(typed), typingMs);
    return () => clearTimeout(timer);
  }, [text, newest, typingMs]);
  return [text, setText];
}
