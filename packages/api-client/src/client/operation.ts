import type { ErrorCode } from "../errors/error-code-names.ts";

/** Data that a client needs to call an endpoint. Contract rows contain it together with the schemas. */
export interface Operation {
  /** The operation's name in the client, in OpenAPI and in logs. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: string;
  /** True for the few service paths at the server's root instead of `/api`. */
  readonly atRoot?: true;
  /** Present for an upload, with the name of the form field for the file. */
  readonly multipart?: { readonly fileField: string };
  /** MIME types of an answer that is not JSON. */
  readonly produces?: readonly string[];
  /**
   * Response to return for a 404 with one of these codes. A 404 without such a code is an error, because it does not
   * come from this API.
   */
  readonly emptyOn404?: { readonly codes: readonly ErrorCode[]; readonly answer: unknown };
  /** Status codes outside 2xx whose body is a regular response. */
  readonly alsoAnswersOn?: readonly number[];
  /** True if an idempotency key makes a repeated call take effect once. */
  readonly idempotent?: true | "for-admins";
}
