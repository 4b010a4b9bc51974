import { ContractError, HttpError, type AnswerIssue } from "../errors/client-errors.ts";
import { readProblem } from "../errors/read-problem.ts";
import { retryAfterSeconds } from "../errors/retry-after.ts";
import type { Problem } from "../generated/models.ts";
import type { Operation } from "./operation.ts";

/** The header with the request id of an answer. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Returns the parsed answer, or the reasons why it is invalid. */
export type AnswerReader<Answer> = (
  body: unknown,
) => { readonly data: Answer; readonly issues?: never } | { readonly issues: readonly AnswerIssue[] };

/**
 * Reads the answer of an endpoint.
 *
 * @param url - URL of the call, for the error
 * @throws HttpError if the server answered with an error, ContractError if the answer is invalid
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

/** A check that answers "no" has the format of an error but is not one: it contains `allowed: false`. */
function isRefusal(problem: Problem | null): boolean {
  return problem !== null && problem.allowed !== false;
}

/** The JSON of a body; `undefined` if it is not JSON, which no reader accepts. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
