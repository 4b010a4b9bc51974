import type { AnswerOf, CallableEndpoint, InputOf } from "../contract/endpoint/endpoint-types.ts";
import type { CallerOptions, CallOptions } from "./call-options.ts";
import { readAnswer } from "./read-answer.ts";
import { readWith } from "./read-with-row.ts";
import { requestUrl } from "./request-url.ts";
import { send, type Input } from "./transport.ts";

/** The input is optional if none of its fields is required. */
export type CallArguments<E extends CallableEndpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions];

/** Calls an endpoint of the contract and validates its answer. An app that imports a few endpoints loads only those. */
export interface Caller {
  readonly call: <const E extends CallableEndpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<AnswerOf<E>>;
  /** The address of an endpoint, for an `<img>`, a link or an `EventSource`. */
  readonly url: <const E extends CallableEndpoint>(endpoint: E, ...args: CallArguments<E>) => string;
}

/**
 * Creates a caller of the API. It is stateless: in a browser the session is a cookie, elsewhere pass a `session`. It
 * does not retry by default, because apps with a query library retry there: see `maxRetries`.
 *
 * @example
 * const api = createCaller({ baseUrl: "https://placard.example" });
 * const { user } = await api.call(getSession);
 */
export function createCaller(options: CallerOptions = {}): Caller {
  return {
    call(endpoint, ...args) {
      const [input, callOptions = {}] = args;
      return send(options, endpoint, partsOf(input), callOptions, (response, url) =>
        readAnswer(endpoint, response, url, readWith(endpoint)),
      );
    },
    url(endpoint, ...args) {
      return requestUrl(options.baseUrl ?? "", endpoint, partsOf(args[0]));
    },
  };
}

/** The input type of an endpoint is an intersection of its parts. This reads it for any endpoint. */
export function partsOf(input: unknown): Input {
  return typeof input === "object" && input !== null ? input : {};
}
