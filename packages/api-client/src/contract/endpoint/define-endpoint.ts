import type * as z from "zod";
import type { Operation } from "../../client/operation.ts";
import type { ErrorCode } from "../../errors/error-code-names.ts";
import type { AccessRuleName } from "./access-rules.ts";

/** A form upload: one file of a known kind and size, with text fields beside it. */
export interface Multipart {
  /** Name of the form field that holds the file. */
  readonly fileField: string;
  /** Maximum file size in bytes by MIME type. Types that are not listed are refused with `file_type_refused`. */
  readonly limits: Readonly<Record<string, number>>;
  /** The text fields of the form. Values arrive as text and are read by this schema. */
  readonly fields: z.ZodObject;
}

/** Example of a call with its response. Validated by a test, shown in the documentation and used by client tests. */
export interface EndpointExample {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly fields?: unknown;
  readonly response: unknown;
}

/** One row of the contract: data, with no behaviour. */
export interface EndpointShape extends Operation {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: AccessRuleName;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly multipart?: Multipart;
  readonly response: z.ZodType;
  /** Declared errors besides those of every endpoint: see `errorsOf`. */
  readonly errors: readonly ErrorCode[];
  /**
   * True where an `Idempotency-Key` header (a client-made uuid) makes a repeated call have one effect and one answer.
   * `for-admins`: only for a signed-in admin; who registers has no account yet that the answer could be kept for.
   */
  readonly idempotent?: true | "for-admins";
  readonly example: EndpointExample;
}

/** Keeps the row's literal types. */
export function defineEndpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}
