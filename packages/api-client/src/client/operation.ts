import type { ErrorCode } from "../errors/error-code-names.ts";

/** What a client must know of an endpoint to call it. Rows of the contract have it, and schemas beside it. */
export interface Operation {
  /** The operation's name in the client, in OpenAPI and in logs. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: string;
  /** True for the few service paths that stand at the server's root instead. */
  readonly atRoot?: true;
  /** An upload, with the name of the form field that holds the file. */
  readonly multipart?: { readonly fileField: string };
  /** MIME types of an answer that is not JSON. */
  readonly produces?: readonly string[];
  /** The answer that a 404 with one of these codes stands for. A 404 without one is an error: it came from elsewhere. */
  readonly emptyOn404?: { readonly codes: readonly ErrorCode[]; readonly answer: unknown };
  /** Status codes outside 2xx whose body is an ordinary answer. */
  readonly alsoAnswersOn?: readonly number[];
  /** True if an idempotency key makes a repeated call take effect once. */
  readonly idempotent?: true | "for-admins";
}
