import { useEffect, useRef, useState } from "react";
import { useOnline } from "./use-online.ts";

/** An answer that changes with its question. */
export interface Answer<T> {
  /** The last answer: it stays while the next one is calculated. `undefined`: none yet. */
  readonly value: T | undefined;
  /** True if `value` answers what is asked now. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
}

/**
 * Asks a question once it stands still, and drops an answer that comes after a newer question. What could not be answered
 * is asked again when the network is back.
 *
 * @param question - names the question: the same text is not asked twice in a row; `null` asks nothing
 * @param pauseMs - how long it stands still first
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
