import { HttpError, NetworkError, TimeoutError } from "../errors/client-errors.ts";
import type { CallerOptions, CallOptions, Fetch } from "./call-options.ts";
import type { Operation } from "./operation.ts";
import { REQUEST_ID_HEADER } from "./read-answer.ts";
import { requestInit, type Payload } from "./request-init.ts";
import { requestUrl, type Address } from "./request-url.ts";
import { retryWaitMs } from "./retry.ts";
import { cookiesAfter } from "./session-store.ts";

/** All parts that an input can have. */
export type Input = Address & Payload;

const CALL_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * Sends a call, retries it if allowed, and reads its answer.
 *
 * @param read - returns the answer, or throws the error of the call
 */
export async function send<Answer>(
  options: CallerOptions,
  operation: Operation,
  input: Input,
  callOptions: CallOptions,
  read: (response: Response, url: string) => Promise<Answer>,
): Promise<Answer> {
  const maxRetries = callOptions.maxRetries ?? options.maxRetries ?? 0;
  const idempotencyKey = callOptions.idempotencyKey ?? ownKey(operation, maxRetries);
  const call = { method: operation.method, hasIdempotencyKey: idempotencyKey !== undefined };
  const given = { ...callOptions, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  for (let attempt = 0; ; attempt += 1) {
    const waitMs = (error: unknown): number | null => (attempt < maxRetries ? retryWaitMs(error, call, attempt) : null);
    const outcome = await attemptOnce(options, operation, input, given, { read, attempt, waitMs });
    if (outcome.kind === "answer") return outcome.answer;
    await pause(outcome.retryInMs, callOptions.signal);
  }
}

/** The idempotency key of a write that may be retried automatically, so that it takes effect once. */
function ownKey({ idempotent, method }: Operation, maxRetries: number): string | undefined {
  return idempotent === true && method === "POST" && maxRetries > 0 ? crypto.randomUUID() : undefined;
}

interface Attempt<Answer> {
  readonly read: (response: Response, url: string) => Promise<Answer>;
  readonly attempt: number;
  readonly waitMs: (error: unknown) => number | null;
}

type Outcome<Answer> =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "retry"; readonly retryInMs: number };

/** @throws the error of the call if it must not be retried */
async function attemptOnce<Answer>(
  options: CallerOptions,
  operation: Operation,
  input: Input,
  callOptions: CallOptions,
  { read, attempt, waitMs }: Attempt<Answer>,
): Promise<Outcome<Answer>> {
  const url = requestUrl(options.baseUrl ?? "", operation, input);
  const init = requestInit(operation, input, headersOf(options), callOptions.idempotencyKey);
  const about = { operation: operation.id, method: operation.method, url, attempt };
  const started = performance.now();
  let response: Response | null = null;
  const tell = (error: unknown, retryInMs: number | null): void =>
    options.onAnswer?.({
      ...about,
      status: response?.status ?? (error instanceof HttpError ? error.status : null),
      requestId: response?.headers.get(REQUEST_ID_HEADER) ?? null,
      durationMs: performance.now() - started,
      error,
      retryInMs,
    });
  try {
    await addSession(options, init.headers);
    await options.onRequest?.({ ...about, headers: init.headers });
    response = await exchange(url, init, callOptions.fetch ?? options.fetch ?? platformFetch, {
      timeoutMs: callOptions.timeoutMs ?? usualTimeout(options, operation),
      signal: callOptions.signal,
    });
    await keepSession(options, response);
    const answer = await read(response, url);
    tell(null, null);
    return { kind: "answer", answer };
  } catch (error) {
    const retryInMs = waitMs(error);
    tell(error, retryInMs);
    if (retryInMs === null) throw error;
    return { kind: "retry", retryInMs };
  }
}

function usualTimeout({ timeoutMs }: CallerOptions, { multipart }: Operation): number {
  return multipart === undefined ? (timeoutMs ?? CALL_TIMEOUT_MS) : UPLOAD_TIMEOUT_MS;
}

/** Read at each call, so that a page can replace it. */
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

async function exchange(
  url: string,
  init: RequestInit,
  fetch: Fetch,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<Response> {
  signal?.throwIfAborted();
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

/** Does not replace a cookie that the host sets itself. */
async function addSession({ session }: CallerOptions, headers: Headers): Promise<void> {
  const cookies = (await session?.load()) ?? null;
  if (cookies !== null && !headers.has("Cookie")) headers.set("Cookie", cookies);
}

async function keepSession({ session }: CallerOptions, response: Response): Promise<void> {
  const lines = response.headers.getSetCookie();
  if (session === undefined || lines.length === 0) return;
  await session.save(cookiesAfter(await session.load(), lines, new Date()));
}

/** @throws the signal's reason if it is aborted in the meantime */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal?.throwIfAborted();
}
