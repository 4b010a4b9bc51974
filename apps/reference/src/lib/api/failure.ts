import {
  describeProblem,
  fieldErrorsOf,
  hasCode,
  isClientError,
  mayRetry,
  type RetriedCall,
} from "@placard/api-client";

/** What a form shows of a failed send: words for the whole form, and for the fields that the server named. */
export function refusalOf(
  error: unknown,
  fallback: string,
): { message: string; fields: Readonly<Record<string, string>> } {
  return { message: describeProblem(error, fallback), fields: fieldErrorsOf(error) };
}

/** No answer came at all: the network is off or the server is away. */
export function isUnanswered(error: unknown): boolean {
  return isClientError(error) && (error.kind === "network" || error.kind === "timeout");
}

/** The server no longer knows who is calling. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, "not_signed_in");
}

const READ: RetriedCall = { method: "GET", hasIdempotencyKey: false };
/** A write of unknown kind: repeated only where the server surely did nothing. */
const WRITE: RetriedCall = { method: "POST", hasIdempotencyKey: false };

export const mayReadAgain = (error: unknown): boolean => mayRetry(error, READ);
export const mayWriteAgain = (error: unknown): boolean => mayRetry(error, WRITE);
