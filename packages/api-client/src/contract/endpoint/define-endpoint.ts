import type * as z from "zod";
import type { Operation } from "../../client/operation.ts";
import type { ErrorCode } from "../../errors/error-code-names.ts";
import type { AccessRuleName } from "./access-rules.ts";

/** A form upload: one file of a known type and size, with text fields. */
export interface Multipart {
  /** Name of the form field for the file. */
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

/** An endpoint of the contract: data, without behaviour. */
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
   * True if an `Idempotency-Key` header (a UUID created by the client) gives a repeated call one effect and one answer.
   * `for-admins`: only for a signed-in admin, because a person who registers has no account yet to store the answer
   * for.
   */
  readonly idempotent?: true | "for-admins";
  readonly example: EndpointExample;
}

/** Keeps the literal types of the endpoint. */
export function defineEndpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}
