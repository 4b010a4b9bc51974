import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

const FIVE_MINUTES = 5 * 60 * 1000;

/** Which failures may pass by themselves; a refusal (4xx) never does. */
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
  return new QueryClient({
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
