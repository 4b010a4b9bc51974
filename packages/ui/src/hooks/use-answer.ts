import { useEffect, useRef, useState } from "react";
import { useOnline } from "./use-online.ts";

/** An answer to a question that can change. */
export interface Answer<T> {
  /** Last answer, kept while the next one is calculated. `undefined`: none yet. */
  readonly value: T | undefined;
  /** True if `value` answers the current question. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
}

/**
 * Asks a question once it stops changing, and discards an answer that arrives after a newer question. Failed questions
 * are asked again when the device is back online.
 *
 * @param question - identifies the question: the same text is not asked twice in a row; `null` asks nothing
 * @param pauseMs - time without change before asking
 */
export function useAnswer<T>(question: string | null, ask: () => Promise<T>, pauseMs = 150): Answer<T> {
  const [settled, settle] = useState<Settled<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  });
  useEffect(() => {
    if (question === null) return undefined;
    let isDropped = false;
    const timer = setTimeout(() => {
      void newest.current().then(
        (value) => isDropped || settle({ question, attempt, value, isFailed: false }),
        () => isDropped || settle((last) => ({ question, attempt, value: last?.value, isFailed: true })),
      );
    }, pauseMs);
    return () => {
      isDropped = true;
      clearTimeout(timer);
    };
  }, [question, pauseMs, attempt]);
  const isCurrent = question !== null && settled?.question === question && settled.attempt === attempt;
  const isFailed = isCurrent && settled.isFailed;
  useOnline(isFailed, () => setAttempt(attempt + 1));
  return {
    value: question === null ? undefined : settled?.value,
    isCurrent,
    isFailed,
  };
}

interface Settled<T> {
  readonly question: string;
  readonly attempt: number;
  readonly value: T | undefined;
  readonly isFailed: boolean;
}
