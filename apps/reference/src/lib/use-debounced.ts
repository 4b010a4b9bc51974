import { useEffect, useState } from "react";
import { usePacing } from "./pacing.ts";

/** The value at the last pause in typing. */
export function useDebounced<T>(value: T): T {
  const { typingMs } = usePacing();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs);
    return () => clearTimeout(timer);
  }, [value, typingMs]);
  return settled;
}
