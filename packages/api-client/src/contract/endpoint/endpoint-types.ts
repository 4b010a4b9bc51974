import type { Operation } from "../../client/operation.ts";
import type { AnswerIssue } from "../../errors/client-errors.ts";

/**
 * What a caller needs of a row of the contract: how it is called, and the schema that reads its answer. It names no
 * library of schemas, so that the types of a client load none.
 */
export interface CallableEndpoint extends Operation {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly multipart?: { readonly fileField: string; readonly fields: unknown };
  readonly response: AnswerSchema;
}

interface AnswerSchema {
  readonly safeParse: (
    body: unknown,
  ) =>
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: { readonly issues: readonly AnswerIssue[] } };
}

/** A schema as its types alone: what it takes and what it gives. */
interface SchemaTypes {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

type Given<S> = S extends SchemaTypes ? S["_zod"]["input"] : unknown;

/** A part of an input: left out where the endpoint has none, optional where nothing in it is needed. */
type Part<Name extends string, Value> = {} extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

type ParamsIn<E> = E extends { readonly params: infer S extends SchemaTypes } ? Part<"params", Given<S>> : unknown;
type QueryIn<E> = E extends { readonly query: infer S extends SchemaTypes } ? Part<"query", Given<S>> : unknown;
type BodyIn<E> = E extends { readonly body: infer S extends SchemaTypes } ? Part<"body", Given<S>> : unknown;
type FormIn<E> = E extends { readonly multipart: { readonly fields: infer S extends SchemaTypes } }
  ? { readonly fields: Given<S>; readonly file: Blob }
  : unknown;

/** Arguments of a call: `{ params, query, body }`, or `{ fields, file }` for an upload. */
export type InputOf<E extends CallableEndpoint> = ParamsIn<E> & QueryIn<E> & BodyIn<E> & FormIn<E>;

/** Output of a call: the parsed response. */
export type AnswerOf<E extends CallableEndpoint> = E["response"] extends SchemaTypes
  ? E["response"]["_zod"]["output"]
  : unknown;
