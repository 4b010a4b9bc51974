import type * as z from "zod";
import type { EndpointShape } from "../contract/define-endpoint.ts";
import type { AnswerOf } from "../contract/endpoint-types.ts";
import { ContractError, HttpError } from "../errors/client-errors.ts";
import { problem } from "../schemas/ground/problem.ts";

/** The header that carries the request id of an answer. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/**
 * The parsed answer of an endpoint.
 *
 * @throws HttpError when the server answered with an error, ContractError when the answer does not fit
 */
export async function readAnswer<E extends EndpointShape>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const requestId = response.headers.get(REQUEST_ID_HEADER);
  if (response.ok && endpoint.produces !== undefined) return parse(endpoint, await response.blob(), requestId);
  const text = await response.text();
  const body = readJson(text);
  if (response.ok) return parse(endpoint, body, requestId);
  if (endpoint.alsoAnswersOn?.includes(response.status) === true) {
    const answer = safeParse(endpoint, body);
    if (answer.success) return answer.data;
  }
  if (response.status === 404 && endpoint.emptyOn404 !== undefined) {
    return parse(endpoint, endpoint.emptyOn404, requestId);
  }
  throw new HttpError(response.status, problem.safeParse(body).data ?? null, text, requestId);
}

function parse<E extends EndpointShape>(endpoint: E, body: unknown, requestId: string | null): AnswerOf<E> {
  const answer = safeParse(endpoint, body);
  if (!answer.success) throw new ContractError(endpoint.id, answer.error.issues, requestId, answer.error);
  return answer.data;
}

function safeParse<E extends EndpointShape>(endpoint: E, body: unknown): z.ZodSafeParseResult<AnswerOf<E>> {
  // The schema that reads is the one the type is made from
  return endpoint.response.safeParse(body) as z.ZodSafeParseResult<AnswerOf<E>>;
}

/** The JSON of a body; `undefined` when it is none, which no answer schema accepts. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
