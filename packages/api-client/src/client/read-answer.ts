import { ContractError, HttpError, type AnswerIssue } from "../errors/client-errors.ts";
import { readProblem } from "../errors/read-problem.ts";
import { retryAfterSeconds } from "../errors/retry-after.ts";
import type { Problem } from "../generated/models.ts";
import type { Operation } from "./operation.ts";

/** The header that carries the request id of an answer. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** An answer as its reader takes it, or why it does not fit. */
export type AnswerReader<Answer> = (
  body: unknown,
) => { readonly data: Answer; readonly issues?: never } | { readonly issues: readonly AnswerIssue[] };

/**
 * The answer of an endpoint.
 *
 * @param url - the address that was called, for the error
 * @throws HttpError when the server answered with an error, ContractError when the answer does not fit
 */
export async function readAnswer<Answer>(
  operation: Operation,
  response: Response,
  url: string,
  reader: AnswerReader<Answer>,
): Promise<Answer> {
  const requestId = response.headers.get(REQUEST_ID_HEADER);
  const read = (body: unknown): Answer => {
    const answer = reader(body);
    if (answer.issues !== undefined) throw new ContractError(operation.id, answer.issues, requestId);
    return answer.data;
  };
  if (response.ok && operation.produces !== undefined) return read(await response.blob());
  const text = await response.text();
  const body = readJson(text);
  if (response.ok) return read(body);
  const problem = readProblem(body);
  if (operation.alsoAnswersOn?.includes(response.status) === true && !isRefusal(problem)) {
    const answer = reader(body);
    if (answer.issues === undefined) return answer.data;
  }
  const { codes = [], answer } = response.status === 404 ? (operation.emptyOn404 ?? {}) : {};
  if (codes.some((code) => code === problem?.code)) return read(answer);
  const wait = retryAfterSeconds(response.headers.get("Retry-After"), new Date());
  throw new HttpError(response.status, problem, text, requestId, wait, url);
}

/** A check that answers "no" has the shape of an error and is none: it says `allowed: false`. */
function isRefusal(problem: Problem | null): boolean {
  return problem !== null && problem.allowed !== false;
}

/** The JSON of a body; `undefined` when it is none, which no reader accepts. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
