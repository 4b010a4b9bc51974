import { useEffect, useRef, useState } from "react";
import { useOnline } from "./use-online.ts";

/** `idle`: too few characters. `failed`: the source did not answer; the typed text stays. */
export type SearchState = "idle" | "searching" | "found" | "failed";

export interface SearchAnswer<T> {
  readonly state: SearchState;
  readonly results: readonly T[];
  /** Repeats the search immediately, after a failure. */
  readonly retry: () => void;
}

export interface SearchTiming {
  /** Minimum number of characters to search. */
  readonly least: number;
  /** Pause after the last keystroke, in ms. */
  readonly pauseMs: number;
}

interface SearchResponse<T> {
  readonly query: string;
  readonly results: readonly T[];
  readonly hasFailed: boolean;
}

/**
 * Searches for the typed text once typing pauses. An older answer never replaces a newer one, and outdated searches are
 * aborted. While a search runs, the previous rows stay only if the new text extends the old one or shortens it: for
 * another text they would be wrong answers. A failed search is repeated when the device is back online.
 *
 * @param search - called with the text; a new function in each render does not search again
 */
export function useSearch<T>(
  text: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly T[]>,
  { least, pauseMs }: SearchTiming,
): SearchAnswer<T> {
  const query = text.trim();
  const isAsked = query.length >= least;
  const [answered, setAnswered] = useState<SearchResponse<T> | null>(null);
  const [retried, setRetried] = useState<RetryCount>({ query: "", count: 0 });
  const retries = retried.query === query ? retried.count : 0;
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    let asking: AbortController | null = null; // a key that stops no search does not pay for an abort
    const ask = (): void => {
      const { signal } = (asking = new AbortController());
      const settle = (results: readonly T[], hasFailed: boolean): void => {
        if (!signal.aborted) setAnswered({ query, results, hasFailed });
      };
      newest.current(query, signal).then(
        (results) => settle(results, false),
        () => settle([], true),
      );
    };
    const timer = setTimeout(ask, retries > 0 ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      asking?.abort();
    };
  }, [query, isAsked, pauseMs, retries]);

  const retry = (): void => {
    setAnswered(null);
    setRetried({ query, count: retries + 1 });
  };
  const hasFailed = isAsked && answered?.query === query && answered.hasFailed;
  useOnline(hasFailed, retry);

  if (!isAsked) return { state: "idle", results: [], retry };
  if (answered?.query !== query) return { state: "searching", results: rowsWhileLoading(query, answered), retry };
  return { state: answered.hasFailed ? "failed" : "found", results: answered.results, retry };
}

function rowsWhileLoading<T>(query: string, answered: SearchResponse<T> | null): readonly T[] {
  if (answered === null) return [];
  const isSameTyping = query.startsWith(answered.query) || answered.query.startsWith(query);
  return isSameTyping ? answered.results : [];
}

/** Number of retries of the current search. */
interface RetryCount {
  readonly query: string;
  readonly count: number;
}
