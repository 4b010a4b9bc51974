import type { AnswerOf, CallableEndpoint, InputOf } from "../contract/endpoint/endpoint-types.ts";
import type { CallOptions, Fetch } from "./call-options.ts";
import type { CallArguments, Caller } from "./caller.ts";

export interface UploadOptions extends Omit<CallOptions, "fetch"> {
  /** Called with the fraction of the upload that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Uploads a file and reports progress. Without XMLHttpRequest it only reports the end. */
export async function uploadWithProgress<const E extends CallableEndpoint & { readonly multipart: object }>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
  { onProgress = () => undefined, ...options }: UploadOptions = {},
): Promise<AnswerOf<E>> {
  const canTell = typeof XMLHttpRequest !== "undefined";
  const args = [input, canTell ? { ...options, fetch: progressFetch(onProgress) } : options] as CallArguments<E>; // an upload always has an input
  const answer = await caller.call(endpoint, ...args);
  onProgress(1);
  return answer;
}

/** `fetch` of a form with XMLHttpRequest, because only that reports upload progress. */
function progressFetch(onProgress: (share: number) => void): Fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "POST", url);
      request.withCredentials = init.credentials === "include";
      request.responseType = "blob";
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
      request.addEventListener("load", () => resolve(responseOf(request)));
      request.addEventListener("error", () => reject(new TypeError("The upload was interrupted.")));
      request.addEventListener("abort", () => reject(new DOMException("The upload was aborted.", "AbortError")));
      init.signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(init.body instanceof FormData ? init.body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: unknown = request.response;
  return new Response(body instanceof Blob ? body : null, { status: request.status, headers });
}
