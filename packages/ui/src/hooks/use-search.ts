import { useEffect, useState } from "react";

/** `idle`: too little was typed. `failed`: the source did not answer; what was typed stays. */
export type SearchState = "idle" | "searching" | "found" | "failed";

export interface SearchAnswer<T> {
  readonly state: SearchState;
  readonly results: readonly T[];
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
 * nobody asks any more is given up.
 *
 * @param search - keep it stable with `useCallback`: a new function asks again
 */
export function useSearch<T>(
  text: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly T[]>,
  { least, pauseMs }: SearchTiming,
): SearchAnswer<T> {
  const query = text.trim();
  const isAsked = query.length >= least;
  const [answered, setAnswered] = useState<Answered<T> | null>(null);

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const settle = (results: readonly T[], hasFailed: boolean): void => {
      if (!asking.signal.aborted) setAnswered({ query, results, hasFailed });
    };
    const timer = setTimeout(() => {
      search(query, asking.signal).then(
        (results) => settle(results, false),
        () => settle([], true),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, isAsked, pauseMs, search]);

  if (!isAsked) return { state: "idle", results: [] };
  if (answered?.query !== query) return { state: "searching", results: answered?.results ?? [] };
  return { state: answered.hasFailed ? "failed" : "found", results: answered.results };
}
