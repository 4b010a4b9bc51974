import type { EndpointShape } from "../contract/define-endpoint.ts";
import type { AnswerOf, InputOf } from "../contract/endpoint-types.ts";
import { NetworkError, TimeoutError } from "../errors/client-errors.ts";
import { readAnswer } from "./read-answer.ts";
import { requestInit, type HeaderSource, type Payload } from "./request-init.ts";
import { requestUrl, type Address } from "./request-url.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallerOptions {
  /** The server's address without `/api`. Empty: the page's own server. */
  readonly baseUrl?: string;
  /** The browser's unless given. */
  readonly fetch?: Fetch;
  /** Sent with every call, e.g. `Authorization` of a portal. A function is asked before each call. */
  readonly headers?: HeaderSource;
  /** How long a call may take, ms; 30 000 unless given. Uploads may take ten minutes. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A uuid made with the row, for a write that may be sent twice. */
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  /** Another transport for this call alone. */
  readonly fetch?: Fetch;
}

/** The input may be left out where nothing in it is needed. */
export type CallArguments<E extends EndpointShape> =
  {} extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions];

/** Calls one endpoint: importing a few endpoints with a caller loads those alone. */
export interface Caller {
  readonly call: <const E extends EndpointShape>(endpoint: E, ...args: CallArguments<E>) => Promise<AnswerOf<E>>;
  /** The address of an endpoint, for an `<img>`, a link or an `EventSource`. */
  readonly url: <const E extends EndpointShape>(endpoint: E, ...args: CallArguments<E>) => string;
}

const CALL_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * A caller of the API. It has no state: the session is the browser's cookie.
 *
 * @example
 * const api = createCaller({ baseUrl: "https://placard.example" });
 * const { user } = await api.call(getSession);
 */
export function createCaller(options: CallerOptions = {}): Caller {
  const baseUrl = options.baseUrl ?? "";
  return {
    async call<const E extends EndpointShape>(endpoint: E, ...args: CallArguments<E>) {
      const [input, callOptions = {}] = args;
      const url = requestUrl(baseUrl, endpoint, partsOf(input));
      const init = requestInit(endpoint, partsOf(input), headersOf(options), callOptions.idempotencyKey);
      const usual = endpoint.multipart === undefined ? (options.timeoutMs ?? CALL_TIMEOUT_MS) : UPLOAD_TIMEOUT_MS;
      const response = await send(url, init, callOptions.fetch ?? options.fetch ?? browserFetch, {
        timeoutMs: callOptions.timeoutMs ?? usual,
        signal: callOptions.signal,
      });
      return readAnswer(endpoint, response);
    },
    url(endpoint, ...args) {
      return requestUrl(baseUrl, endpoint, partsOf(args[0]));
    },
  };
}

/** Looked up at each call, so that a page may replace it. */
const browserFetch: Fetch = (url, init) => globalThis.fetch(url, init);

async function send(
  url: string,
  init: RequestInit,
  fetch: Fetch,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    const response = await fetch(url, { ...init, signal: either });
    // The body is read here, so that a connection lost halfway is a NetworkError too.
    return new Response(response.status === 204 ? null : await response.blob(), response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new TimeoutError(url, timeoutMs, cause);
    throw new NetworkError(url, cause);
  }
}

function headersOf({ headers = {} }: CallerOptions): Readonly<Record<string, string>> {
  return typeof headers === "function" ? headers() : headers;
}

/** An endpoint's input is a meeting of its parts; this reads it without knowing which parts it has. */
function partsOf(input: unknown): Address & Payload {
  return typeof input === "object" && input !== null ? input : {};
}
