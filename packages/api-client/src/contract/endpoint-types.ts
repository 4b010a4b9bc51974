import type * as z from "zod";
import type { EndpointShape } from "./define-endpoint.ts";

/** A part of an input: left out where the endpoint has none, optional where nothing in it is needed. */
type Part<Name extends string, Value> = {} extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

type ParamsIn<E> = E extends { readonly params: infer S extends z.ZodType } ? Part<"params", z.input<S>> : unknown;
type QueryIn<E> = E extends { readonly query: infer S extends z.ZodType } ? Part<"query", z.input<S>> : unknown;
type BodyIn<E> = E extends { readonly body: infer S extends z.ZodType } ? Part<"body", z.input<S>> : unknown;
type FormIn<E> = E extends { readonly multipart: { readonly fields: infer S extends z.ZodType } }
  ? { readonly fields: z.input<S>; readonly file: Blob }
  : unknown;

/** What a caller gives: `{ params, query, body }`, or `{ fields, file }` for an upload. */
export type InputOf<E extends EndpointShape> = ParamsIn<E> & QueryIn<E> & BodyIn<E> & FormIn<E>;

/** What a caller gets: the parsed answer. */
export type AnswerOf<E extends EndpointShape> = z.output<E["response"]>;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets: every part parsed, `undefined` where the endpoint has none. */
export interface HandlerInput<E extends EndpointShape> {
  readonly params: Output<E["params"]>;
  readonly query: Output<E["query"]>;
  readonly body: Output<E["body"]>;
  readonly fields: E extends { readonly multipart: { readonly fields: infer S } } ? Output<S> : undefined;
}

/** What a handler answers, before the response schema has read it. */
export type HandlerAnswer<E extends EndpointShape> = z.input<E["response"]>;
