import {
  describeProblem,
  fieldErrorsOf,
  hasCode,
  isClientError,
  mayRetry,
  type RetriedCall,
} from "@placard/api-client";

/**
 * Error texts of a form after a failed request: for the whole form, and for the fields that the server named. An address
 * of another account is an error of its field.
 */
export function refusalOf(
  error: unknown,
  fallback: string,
): { message: string; fields: Readonly<Record<string, string>> } {
  const message = describeProblem(error, fallback);
  const ofEmail = hasCode(error, "email_taken") ? { email: message } : {};
  return { message, fields: { ...ofEmail, ...fieldErrorsOf(error) } };
}

/** True if no response arrived: the network is off or the server is down. */
export function isUnanswered(error: unknown): boolean {
  return isClientError(error) && (error.kind === "network" || error.kind === "timeout");
}

/** True if the server no longer recognizes the session. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, "not_signed_in");
}

const READ: RetriedCall = { method: "GET", hasIdempotencyKey: false };
/** A write of unknown kind: retried only if the server certainly did nothing. */
const WRITE: RetriedCall = { method: "POST", hasIdempotencyKey: false };

export const mayRetryRead = (error: unknown): boolean => mayRetry(error, READ);
export const mayRetryWrite = (error: unknown): boolean => mayRetry(error, WRITE);
