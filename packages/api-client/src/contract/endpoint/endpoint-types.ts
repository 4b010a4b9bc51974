import type { Operation } from "../../client/operation.ts";
import type { AnswerIssue } from "../../errors/client-errors.ts";

/**
 * The parts of an endpoint that a caller needs: how to call it, and the schema of its answer. It does not refer to a
 * schema library, so the types of a client load none.
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

/** The types of a schema: input and output. */
interface SchemaTypes {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

type Given<S> = S extends SchemaTypes ? S["_zod"]["input"] : unknown;

/** A part of an input: absent if the endpoint has none, optional if none of its fields is required. */
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
