import type { HeaderSource } from "./request-init.ts";
import type { SessionStore } from "./session-store.ts";
import type { CallHooks } from "./call-hooks.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallerOptions extends CallHooks {
  /** Address of the server without `/api`. Empty: the server of the page. */
  readonly baseUrl?: string;
  /** Replacement for `fetch`. Default: the `fetch` of the platform. */
  readonly fetch?: Fetch;
  /** Headers of every call, such as `Authorization` of a portal. A function is called before each request. */
  readonly headers?: HeaderSource;
  /** Timeout of one attempt, ms; default 30,000, and ten minutes for uploads. */
  readonly timeoutMs?: number;
  /** Maximum number of retries after a temporary failure, by `RETRY_TABLE`. 0: never. */
  readonly maxRetries?: number;
  /** Session storage outside a browser. A browser uses its cookies. */
  readonly session?: SessionStore;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** UUID created with the row, for a write that may be sent twice. */
  readonly idempotencyKey?: string;
  /** Timeout of one attempt, ms. */
  readonly timeoutMs?: number;
  /** Maximum number of retries, only for this call. 0: never. */
  readonly maxRetries?: number;
  /** Replacement for `fetch`, only for this call. */
  readonly fetch?: Fetch;
}
