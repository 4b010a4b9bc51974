import { requestUrl } from "../client/request-url.ts";
import { endpoints } from "../contract/index.ts";
import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import type { Fetch } from "../client/call-options.ts";

/** One call as received by the fake server. */
export interface SeenCall {
  readonly url: string;
  readonly init: RequestInit;
}

/** A fake server that returns each endpoint's example, and records the calls. It uses only the contract. */
export function contractFetch(seen: SeenCall[] = []): Fetch {
  return (url, init) => {
    seen.push({ url, init });
    const endpoint = endpoints.find((row) => row.method === init.method && addressOf(row) === url);
    return Promise.resolve(
      endpoint === undefined ? json(errorBody("unknown_endpoint"), 404) : exampleAnswer(endpoint.example.response),
    );
  };
}

/** A fake server that returns the same answer to every call. */
export function answering(body: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Fetch {
  return () => Promise.resolve(json(body, status, headers));
}

/** The URL of an endpoint's example call. */
export function addressOf(endpoint: EndpointShape): string {
  return requestUrl("https://placard.example", endpoint, exampleInput(endpoint));
}

/** The example call as an input of the client. */
export function exampleInput({ example, multipart }: EndpointShape): object {
  const { response: _, ...input } = example;
  return multipart === undefined ? input : { ...input, file: new Blob(["file"], { type: "application/pdf" }) };
}

/** An error answer in the format of the API. */
export function errorBody(code: string, more: object = {}): object {
  return { status: "error", code, message: `Said by the server: ${code}.`, request_id: "req-1", ...more };
}

function json(body: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
}

function exampleAnswer(response: unknown): Response {
  return response instanceof Blob ? new Response(response) : json(response, 200);
}
