import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from "@tanstack/react-query";

const FIVE_MINUTES = 5 * 60 * 1000;

/** Decides which failed requests are retried, and when; refusals (4xx) never are. */
export interface RetryRules {
  readonly mayRetryRead: (error: Error) => boolean;
  readonly mayRetryWrite: (error: Error) => boolean;
  /** Delay before the first retry, doubled for the second, ms. */
  readonly retryMs: number;
}

/**
 * Creates the query client with the specified defaults: queries are retried twice and stay fresh for five minutes,
 * mutations are retried once.
 *
 * No request waits silently for the network: data on this device is used, requests that need the server fail
 * immediately with a message, and failed queries are reloaded when the network is back.
 *
 * @param onError - called for every failed request; handles app-wide errors, such as an expired session
 */
export function createQueryClient(rules: RetryRules, onError: (error: Error) => void): QueryClient {
  const retryDelay = (failures: number): number => rules.retryMs * 2 ** failures;
  return new TrueQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && rules.mayRetryRead(error),
        retryDelay,
        staleTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: {
        networkMode: "always",
        retry: (failures, error) => failures < 1 && rules.mayRetryWrite(error),
        retryDelay,
      },
    },
  });
}

/**
 * Reloads invalidated queries in every case. TanStack's client keeps a running first load instead of reloading,
 * although the server may have answered it before the change.
 */
class TrueQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const onItsWay = { ...filters, type: "active", fetchStatus: "fetching" } as const;
    const firstReads = new Set(
      this.getQueryCache()
        .findAll(onItsWay)
        .filter(({ state }) => state.data === undefined)
        .map(({ queryHash }) => queryHash),
    );
    await super.invalidateQueries(filters, options);
    if (firstReads.size === 0 || filters?.refetchType === "none") return;
    await super.invalidateQueries({ predicate: ({ queryHash }) => firstReads.has(queryHash) }, options);
  }
}
