import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from "@tanstack/react-query";

const FIVE_MINUTES = 5 * 60 * 1000;

/** Which failures may pass on their own; a refusal (4xx) never does. */
export interface RetryRules {
  readonly mayReadAgain: (error: Error) => boolean;
  readonly mayWriteAgain: (error: Error) => boolean;
}

/**
 * Server state with the specified defaults: reads are retried twice and fresh for five minutes, writes are retried once.
 *
 * Nothing ever waits for the network in silence: what this device can answer is answered, what needs the server fails at
 * once and says so, and what failed is read again when the network is back.
 *
 * @param onError - told of every failure, for what concerns the whole app, such as an expired session
 */
export function createQueryClient(rules: RetryRules, onError: (error: Error) => void): QueryClient {
  return new TrueQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && rules.mayReadAgain(error),
        staleTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always", retry: (failures, error) => failures < 1 && rules.mayWriteAgain(error) },
    },
  });
}

/**
 * What is said to be out of date is read again in any case. TanStack's client lets a first read that is on its way stand
 * for the new one, though the server may have answered it before the change.
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
