import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** When printing of the page started, ISO 8601; `null` if it is not being printed. */
export function usePrintMoment(): string | null {
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const media = matchMedia("print");
    // The browser prints the page as it is when the event ends.
    const begin = () => flushSync(() => setAt(new Date().toISOString()));
    const end = () => setAt(null);
    const onChange = () => (media.matches ? begin() : end());
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", onChange);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", onChange);
    };
  }, []);
  return at;
}
