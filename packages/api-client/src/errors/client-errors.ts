import type { Problem } from "../generated/models.ts";
import { isErrorCode, type ErrorCode } from "./error-code-names.ts";

/** The request did not reach the server, or its answer did not come back. */
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

/** The server answered with an error. `problem` is null when the body was not in the API's error shape. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind = "http";
  readonly status: number;
  readonly problem: Problem | null;
  readonly requestId: string | null;
  /** How long the answer asks to wait, in s: by its body, else by its header `Retry-After`. `null` where by neither. */
  readonly retryAfterS: number | null;
  /** The address that was called; `null` where the error was made without one. */
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

  /** True for a 404 of a proxy, a wrong `baseUrl` or another version of the server: it says nothing of what was asked for. */
  get isUnknownAddress(): boolean {
    return isForeign404(this.status, this.problem);
  }

  /** The declared code; null for a code that this client does not know. */
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

/** Where an answer does not fit, and what is wrong there. */
export interface AnswerIssue {
  /** Names and places from the outside in; empty for the whole answer. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The server's answer does not fit the contract. `issues` says where. */
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

/** Every way in which a call fails, ready for a `switch` on `kind`. An aborted call throws the signal's reason. */
export type ClientError = NetworkError | TimeoutError | HttpError | ContractError;

export function isClientError(error: unknown): error is ClientError {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof HttpError ||
    error instanceof ContractError
  );
}

/** True if the server answered with this declared code. */
export function hasCode(error: unknown, code: ErrorCode): error is HttpError {
  return error instanceof HttpError && error.code === code;
}

/** Characters of a foreign error body that go into a message. */
const BODY_SHOWN = 300;
