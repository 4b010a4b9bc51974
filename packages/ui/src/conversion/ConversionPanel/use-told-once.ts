import { useEffect, useRef } from "react";

/** How long a value has to stand before it is told, in ms: what is still being typed is not told digit by digit. */
const STANDS_MS = 1500;

/** Tells a value once it has stood for a while, or when the component goes. The same value in a row is told once. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new value waits anew
  }, [text]);
  useEffect(() => () => tellNow.current(), []);
}
