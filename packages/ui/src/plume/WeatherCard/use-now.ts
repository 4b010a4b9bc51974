import { useEffect, useState } from "react";

const EVERY_MS = 15_000;

/** Returns the current time, updated four times a minute, for ages. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
