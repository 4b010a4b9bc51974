import type { HeaderSource } from "./request-init.ts";
import type { SessionStore } from "./session-store.ts";
import type { CallHooks } from "./call-hooks.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallerOptions extends CallHooks {
  /** The server's address without `/api`. Empty: the page's own server. */
  readonly baseUrl?: string;
  /** The platform's unless given. */
  readonly fetch?: Fetch;
  /** Sent with every call, e.g. `Authorization` of a portal. A function is asked before each call. */
  readonly headers?: HeaderSource;
  /** How long one attempt may take, ms; 30 000 unless given. Uploads may take ten minutes. */
  readonly timeoutMs?: number;
  /** How often a call is sent again after a failure that may pass, by `RETRY_TABLE`. 0: never. */
  readonly maxRetries?: number;
  /** Where the sign-in is kept outside a browser, which keeps it itself. */
  readonly session?: SessionStore;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A uuid made with the row, for a write that may be sent twice. */
  readonly idempotencyKey?: string;
  /** How long one attempt may take, ms. */
  readonly timeoutMs?: number;
  /** How often this call alone is sent again. 0: never. */
  readonly maxRetries?: number;
  /** Another transport for this call alone. */
  readonly fetch?: Fetch;
}
