import { useEffect, useRef } from "react";

/** Time without change before a value is reported, in ms, so that typing does not report each digit. */
const SETTLE_MS = 1500;

/**
 * Reports a value once it has not changed for a while, or when the component unmounts. Repeated equal values are
 * reported once.
 */
export function useReportOnce<Value>(value: Value | null, report: ((value: Value) => void) | undefined): void {
  const text = JSON.stringify(value);
  const reported = useRef<string | null>(null);
  const reportNow = useRef(() => {});
  useEffect(() => {
    reportNow.current = () => {
      if (value === null || reported.current === text) return;
      reported.current = text;
      report?.(value);
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => reportNow.current(), SETTLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new value restarts the wait
  }, [text]);
  useEffect(() => () => reportNow.current(), []);
}
