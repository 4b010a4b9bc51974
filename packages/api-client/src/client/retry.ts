import { isClientError, type ClientError } from "../errors/client-errors.ts";

/** Data of a call for the retry decision. */
export interface RetriedCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly hasIdempotencyKey: boolean;
}

interface RetryRow {
  readonly failure: string;
  readonly holds: (error: ClientError) => boolean;
  /** Retried for a call that changes nothing when repeated. */
  readonly repeatable: boolean;
  /** Also retried for a POST without a key, because the server certainly did nothing. */
  readonly always: boolean;
}

function status(...codes: readonly number[]): RetryRow["holds"] {
  return (error) => error.kind === "http" && codes.includes(error.status);
}

/**
 * The first matching row decides. Failures that match no row are never retried, because the result would be the same.
 */
export const RETRY_TABLE: readonly RetryRow[] = [
  {
    failure: "provider not configured",
    holds: (error) => error.kind === "http" && error.code === "provider_not_configured",
    repeatable: false,
    always: false,
  },
  { failure: "no network", holds: (error) => error.kind === "network", repeatable: true, always: false },
  { failure: "timeout", holds: (error) => error.kind === "timeout", repeatable: true, always: false },
  { failure: "429 too many requests", holds: status(429), repeatable: true, always: true },
  { failure: "503 not ready", holds: status(503), repeatable: true, always: true },
  { failure: "500, 502, 504 server failure", holds: status(500, 502, 504), repeatable: true, always: false },
];

/** True if the same call may be sent again after this failure. */
export function mayRetry(error: unknown, call: RetriedCall): boolean {
  if (!isClientError(error)) return false;
  const row = RETRY_TABLE.find(({ holds }) => holds(error));
  if (row === undefined) return false;
  return row.always || (row.repeatable && (call.method !== "POST" || call.hasIdempotencyKey));
}

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Returns the delay before a retry: 1 s, doubling up to 30 s, or the delay that the server requests.
 *
 * @param attempt - 0 before the first retry
 * @returns ms
 */
export function retryDelayMs(attempt: number, error?: unknown): number {
  const wished = isClientError(error) && error.kind === "http" ? error.retryAfterS : null;
  const doubled = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  return wished === null ? doubled : Math.max(doubled, wished * 1000);
}

/** Nobody waits longer than this at a screen. The caller has to decide about a longer wait. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns the delay before a client that retries by itself repeats a call.
 *
 * @param attempt - 0 before the first retry
 * @returns ms; `null` if the call may not be repeated, or the server requests a delay of more than 30 s
 */
export function retryWaitMs(error: unknown, call: RetriedCall, attempt: number): number | null {
  if (!mayRetry(error, call)) return null;
  const delay = retryDelayMs(attempt, error);
  return delay > LONGEST_WAIT_MS ? null : delay;
}
