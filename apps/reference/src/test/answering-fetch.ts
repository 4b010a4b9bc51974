import type { Fetch } from "@placard/api-client";

/** Response of the test server: the body of a success, a file, status and body of an error, or no response. */
export type Answer = object | { readonly status: number; readonly body: object } | "no network";

export interface AnsweringFetch {
  readonly fetch: Fetch;
  /** Calls such as `POST /login-user`, in the order received, with their bodies. */
  readonly calls: { readonly call: string; readonly body: unknown }[];
}

/** Responses by `METHOD /path`: a fixed one, or a function of query and body. */
export type AnsweringTable = Readonly<
  Record<string, Answer | ((query: URLSearchParams, body: unknown) => Answer | Promise<Answer>)>
>;

/**
 * A `fetch` that responds from a table of `METHOD /path` (below `/api`, without the query). Calls that are not in the
 * table get 404 `not_found`.
 */
export function answeringFetch(table: AnsweringTable): AnsweringFetch {
  const calls: { call: string; body: unknown }[] = [];
  return {
    calls,
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url, "http://test.example");
      const path = pathname.replace(/^\/api/, "");
      const call = `${init.method ?? "GET"} ${path}`;
      const body = bodyOf(init.body);
      calls.push({ call, body });
      const entry = table[call] ?? problem(404, "not_found", "Not found.");
      const answer = typeof entry === "function" ? await entry(searchParams, body) : entry;
      if (answer === "no network") throw new TypeError("Failed to fetch");
      if (answer instanceof Blob) return new Response(answer);
      const answered = "status" in answer && "body" in answer ? answer : { status: 200, body: success(answer) };
      return Response.json(answered.body, { status: answered.status });
    },
  };
}

/** The request body: JSON, or the fields of a form by name. */
function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === "string" ? JSON.parse(body) : undefined;
}

export const problem = (status: number, code: string, message: string) => ({
  status,
  body: { status: "error", code, message, request_id: "test" },
});

const success = (fields: object) => ({ status: "success", ...fields });
