import { assertNever } from "@placard/hazmat-core";
import { isClientError, HttpError } from "./client-errors.ts";

const UNKNOWN = "Something went wrong. Please try again.";

/**
 * Formats any error for the user. Screens do not evaluate status codes.
 *
 * @param fallback - message if the error has none for users, e.g. "Failed to add chemical. Please try again."
 */
export function describeProblem(error: unknown, fallback: string = UNKNOWN): string {
  if (!isClientError(error)) return fallback;
  switch (error.kind) {
    case "network":
      return "The server could not be reached. Check your connection and try again.";
    case "timeout":
      return "The server took too long to respond. Try again.";
    case "http":
      return describeHttp(error, fallback);
    case "contract":
      return `The server sent an unexpected response. Reload the page.${reference(error.requestId)}`;
    default:
      return assertNever(error);
  }
}

/** Returns the messages of a refused request by field, for the form that sent it. Empty if the error names no field. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof HttpError)) return {};
  const fields = error.problem?.fields ?? [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

function describeHttp({ status, problem, requestId, url, isUnknownAddress }: HttpError, fallback: string): string {
  if (isUnknownAddress && url !== null) {
    return `${asSentence(fallback)} The server does not know the address ${withoutQuery(url)}.`;
  }
  if (problem !== null && problem.code !== "internal_error") return problem.message;
  if (status < 500 || requestId === null) return fallback;
  return `${asSentence(fallback)}${reference(requestId)}`;
}

/** Adds a full stop to a text without one, so that another sentence can follow. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Removes the search text from a URL in a message that may be read aloud or passed on. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*/, "");
}

function reference(requestId: string | null): string {
  return requestId === null ? "" : ` If this keeps happening, report error number ${requestId}.`;
}
