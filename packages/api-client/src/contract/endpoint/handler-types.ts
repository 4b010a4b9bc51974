import type * as z from "zod";
import type { EndpointShape } from "./define-endpoint.ts";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Input of a handler: every part parsed, `undefined` if the endpoint has none. */
export interface HandlerInput<E extends EndpointShape> {
  readonly params: Output<E["params"]>;
  readonly query: Output<E["query"]>;
  readonly body: Output<E["body"]>;
  readonly fields: E extends { readonly multipart: { readonly fields: infer S } } ? Output<S> : undefined;
}

/** Output of a handler before validation by the response schema. */
export type HandlerAnswer<E extends EndpointShape> = z.input<E["response"]>;
