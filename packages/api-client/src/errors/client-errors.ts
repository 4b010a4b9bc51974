import type { Problem } from "../generated/models.ts";
import { isErrorCode, type ErrorCode } from "./error-code-names.ts";

/** The request did not reach the server, or its response was lost. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly kind = "network";

  constructor(url: string, cause: unknown) {
    super(`No response from ${url}.`, { cause });
  }
}

/** The server took longer than the call allowed. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";

  constructor(url: string, timeoutMs: number, cause: unknown) {
    super(`No response from ${url} within ${timeoutMs} ms.`, { cause });
  }
}

/** The server answered with an error. `problem` is null if the body is not in the API's error format. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind = "http";
  readonly status: number;
  readonly problem: Problem | null;
  readonly requestId: string | null;
  /** Requested delay in seconds, from the body or the header `Retry-After`; `null` if neither gives one. */
  readonly retryAfterS: number | null;
  /** URL of the call; `null` if the error was created without one. */
  readonly url: string | null;

  constructor(
    status: number,
    problem: Problem | null,
    bodyText: string,
    requestId: string | null,
    retryAfterS: number | null = null,
    url: string | null = null,
  ) {
    const said = problem?.message ?? bodyText.slice(0, BODY_SHOWN);
    const words = url !== null && isForeign404(status, problem) ? `${UNKNOWN_ADDRESS} ${url}. ${CHECK_ADDRESS}` : said;
    super(`HTTP error! status: ${status}, message: ${words}`);
    this.status = status;
    this.problem = problem;
    this.requestId = problem?.request_id ?? requestId;
    this.retryAfterS = problem?.retry_after_s ?? retryAfterS;
    this.url = url;
  }

  /**
   * True for a 404 of a proxy, a wrong `baseUrl` or another server version. It says nothing about the requested
   * resource.
   */
  get isUnknownAddress(): boolean {
    return isForeign404(this.status, this.problem);
  }

  /** Declared error code; `null` for a code that this client does not know. */
  get code(): ErrorCode | null {
    const code = this.problem?.code;
    return code !== undefined && isErrorCode(code) ? code : null;
  }
}

function isForeign404(status: number, problem: Problem | null): boolean {
  return status === 404 && (problem === null || problem.code === "unknown_endpoint");
}

const UNKNOWN_ADDRESS = "No endpoint of this API at";
const CHECK_ADDRESS = "Check baseUrl.";

/** A difference between a response and the contract: position and reason. */
export interface AnswerIssue {
  /** Field names and indexes from the outside in; empty for the whole answer. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The response of the server does not match the contract. `issues` lists the differences. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly kind = "contract";
  readonly issues: readonly AnswerIssue[];
  readonly requestId: string | null;

  constructor(endpointId: string, issues: readonly AnswerIssue[], requestId: string | null) {
    const where = issues.map((issue) => issue.path.map(String).join(".") || "answer").join(", ");
    super(`The response from ${endpointId} does not match its contract: ${where || "not JSON"}.`);
    this.issues = issues;
    this.requestId = requestId;
  }
}

/** All errors of a call, for a `switch` on `kind`. An aborted call throws the reason of its signal. */
export type ClientError = NetworkError | TimeoutError | HttpError | ContractError;

/** True for an error of a call, so that `kind` tells which. */
export function isClientError(error: unknown): error is ClientError {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof HttpError ||
    error instanceof ContractError
  );
}

/** True if an error is a response with this declared code. */
export function hasCode(error: unknown, code: ErrorCode): error is HttpError {
  return error instanceof HttpError && error.code === code;
}

/** Maximum characters of a foreign error body in a message. */
const BODY_SHOWN = 300;
