import { useEffect, useEffectEvent, useState } from "react";
import { usePacing } from "./pacing.ts";

/**
 * A search text that is typed here and stored elsewhere, such as in the URL. It is passed on after a pause in typing
 * and follows changes from elsewhere, such as the back button or a clear button. Its own changes never remove input
 * typed since, even if they are stored late.
 */
export function useTypedText(
  saved: string,
  onPause: (text: string) => void,
): readonly [string, (text: string) => void] {
  const { typingMs } = usePacing();
  const [text, setText] = useState(saved);
  const [seen, setSeen] = useState(saved);
  /** Texts that were passed on and are not stored yet, oldest first. */
  const [reported, setReported] = useState<readonly string[]>([]);
  if (saved !== seen) {
    setSeen(saved);
    const place = reported.indexOf(saved);
    setReported(reported.slice(place + 1));
    if (place === -1) setText(saved);
  }
  const newest = reported.at(-1) ?? seen;
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
