import { useEffect, useRef } from "react";

/** Time without change before a value is reported, in ms, so that typing does not report each digit. */
const STANDS_MS = 1500;

/**
 * Reports a value once it has not changed for a while, or when the component unmounts. Repeated equal values are
 * reported once.
 */
export function useToldOnce<Value>(value: Value | null, tell: ((value: Value) => void) | undefined): void {
  const text = JSON.stringify(value);
  const told = useRef<string | null>(null);
  const tellNow = useRef(() => {});
  useEffect(() => {
    tellNow.current = () => {
      if (value === null || told.current === text) return;
      told.current = text;
      tell?.(value);
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => tellNow.current(), STANDS_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new value restarts the wait
  }, [text]);
  useEffect(() => () => tellNow.current(), []);
}
