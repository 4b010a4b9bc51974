import type { Operation } from "./operation.ts";

/** Body parts of an input. */
export interface Payload {
  readonly body?: unknown;
  readonly fields?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly file?: Blob;
}

/** A header that a form of another site cannot send. It shows the server that the app made the request. */
export const CLIENT_HEADER = "X-Placard-Client";

/** Header with a UUID created by the client. The server runs repeated requests with the same UUID once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

export type HeaderSource = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

/**
 * Method, headers and body of a call.
 *
 * @throws TypeError for input that no server would understand: a body for an endpoint without one, or an object in
 * place of a token
 */
export function requestInit(
  endpoint: Pick<Operation, "id" | "method" | "multipart">,
  payload: Payload,
  headers: Readonly<Record<string, string>>,
  idempotencyKey: string | undefined,
): RequestInit & { readonly headers: Headers } {
  const sent = new Headers({ Accept: "application/json", [CLIENT_HEADER]: "api-client", ...headers });
  if (NO_TOKEN.test(sent.get("Authorization") ?? "")) throw new TypeError(NO_TOKEN_WORDS);
  if (idempotencyKey !== undefined) sent.set(IDEMPOTENCY_HEADER, idempotencyKey);
  const init = { method: endpoint.method, credentials: "include", headers: sent } as const;
  if (endpoint.multipart !== undefined) return { ...init, body: formOf(endpoint.multipart.fileField, payload) };
  if (payload.body === undefined) return init;
  if (endpoint.method === "GET") throw new TypeError(`${endpoint.id} takes no body. Use query or params.`);
  sent.set("Content-Type", "application/json");
  return { ...init, body: JSON.stringify(payload.body) };
}

/** Text forms of a missing token: an unset variable, or the response's `token` object, which describes it. */
const NO_TOKEN = /^Bearer (undefined|null|\[object \w+\])$/;
const NO_TOKEN_WORDS = "The Authorization header has no token. Pass its `secret`.";

/** Text fields come first, so that a server that reads the form as a stream has them before the file. */
function formOf(fileField: string, { fields = {}, file }: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (file !== undefined) form.append(fileField, file);
  return form;
}
