import { useEffect, useRef, useState } from "react";
import { useOnline } from "./use-online.ts";

/** `idle`: too little was typed. `failed`: the source did not answer; what was typed stays. */
export type SearchState = "idle" | "searching" | "found" | "failed";

export interface SearchAnswer<T> {
  readonly state: SearchState;
  readonly results: readonly T[];
  /** Asks the same again, at once: for a look-up that failed. */
  readonly retry: () => void;
}

export interface SearchTiming {
  /** Fewest characters that are looked up. */
  readonly least: number;
  /** How long the typing must rest, in ms. */
  readonly pauseMs: number;
}

interface Answered<T> {
  readonly query: string;
  readonly results: readonly T[];
  readonly hasFailed: boolean;
}

/**
 * Looks up what was typed once the typing rests. An older answer never replaces a newer one, and a question that
 * no one asks any more is given up. While one is looked up, the rows of the text before stay only if the new text goes
 * on from it or goes back: under other words they would be the answer to something else. A look-up that failed is made again when the network is back.
 *
 * @param search - asked with the text; a new function in each render asks nothing again
 */
export function useSearch<T>(
  text: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly T[]>,
  { least, pauseMs }: SearchTiming,
): SearchAnswer<T> {
  const query = text.trim();
  const isAsked = query.length >= least;
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const [retried, setRetried] = useState<Retried>({ query: "", count: 0 });
  const retries = retried.query === query ? retried.count : 0;
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const settle = (results: readonly T[], hasFailed: boolean): void => {
      if (!asking.signal.aborted) setAnswered({ query, results, hasFailed });
    };
    const timer = setTimeout(
      () => {
        newest.current(query, asking.signal).then(
          (results) => settle(results, false),
          () => settle([], true),
        );
      },
      retries > 0 ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, isAsked, pauseMs, retries]);

  const retry = (): void => {
    setAnswered(null);
    setRetried({ query, count: retries + 1 });
  };
  const hasFailed = isAsked && answered?.query === query && answered.hasFailed;
  useOnline(hasFailed, retry);

  if (!isAsked) return { state: "idle", results: [], retry };
  if (answered?.query !== query) return { state: "searching", results: rowsWhile(query, answered), retry };
  return { state: answered.hasFailed ? "failed" : "found", results: answered.results, retry };
}

function rowsWhile<T>(query: string, answered: Answered<T> | null): readonly T[] {
  if (answered === null) return [];
  const isSameTyping = query.startsWith(answered.query) || answered.query.startsWith(query);
  return isSameTyping ? answered.results : [];
}

/** How often the question of now was asked again. */
interface Retried {
  readonly query: string;
  readonly count: number;
}
