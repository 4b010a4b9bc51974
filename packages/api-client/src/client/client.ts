import type { Methods } from "../generated/methods.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { CallerOptions, CallOptions } from "./call-options.ts";
import { createCaller, partsOf, type Caller } from "./caller.ts";
import type { Operation } from "./operation.ts";
import { readAnswer, type AnswerReader } from "./read-answer.ts";
import { memorySession } from "./session-store.ts";
import { send } from "./transport.ts";

export interface ClientOptions extends CallerOptions {
  /**
   * Validates every answer against the contract: `checkAnswers` of `@placard/api-client/checked`, which also loads the
   * schemas. Without it, answers are returned as received.
   */
  readonly check?: AnswerCheck;
}

/** A method for every endpoint of the API, by resource, together with the calls of a `Caller`. */
export interface Client extends Caller, Methods {}

/** A second attempt solves most temporary failures, a third nearly all of them. */
const MAX_RETRIES = 2;

/**
 * Creates a client of the whole API, for a portal, a script or a server. Outside a browser it keeps its session itself,
 * in memory unless `session` is given: one client is one person. It retries a call at most twice if `RETRY_TABLE`
 * allows it, with its own idempotency key; `maxRetries: 0` turns retries off.
 *
 * @example
 * const client = createClient({ baseUrl: "https://placard.example" });
 * const { user } = await client.session.getSession();
 */
export function createClient(options: ClientOptions = {}): Client {
  const { check, ...given } = options;
  const calls: CallerOptions = { maxRetries: MAX_RETRIES, session: memorySession(), ...given };
  const resources = Object.entries(OPERATIONS).map(([name, rows]) => [name, methodsOf(calls, rows, check)]);
  // Made from the same contract as the types
  return { ...createCaller(calls), ...Object.fromEntries(resources) } as Client;
}

function methodsOf(
  options: CallerOptions,
  rows: Readonly<Record<string, Operation>>,
  check: AnswerCheck | undefined,
): object {
  return Object.fromEntries(
    Object.entries(rows).map(([name, operation]) => {
      const reader: AnswerReader<unknown> = (body) => check?.(name, body) ?? readAsItComes(body);
      return [
        name,
        (input?: object, callOptions: CallOptions = {}) =>
          send(options, operation, partsOf(input), callOptions, (response, url) =>
            readAnswer(operation, response, url, reader),
          ),
      ];
    }),
  );
}

/** An answer is an object or a file. Anything else does not come from this API, such as a login page of a proxy. */
const readAsItComes: AnswerReader<unknown> = (body) =>
  typeof body === "object" && body !== null ? { data: body } : { issues: [] };
