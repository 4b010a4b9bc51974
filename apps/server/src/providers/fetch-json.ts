import { ApiError } from "../errors.ts";
import type * as z from "zod";
import { VERSION } from "../version.ts";

/** Maximum time for an outside service. */
export const TIMEOUT_MS = 8000;

/** More than any of the services needs to send: a page of hydrants and the longest route are a few MB. */
const MAX_BYTES = 24_000_000;

/** Some services refuse requests without a user agent. */
export const USER_AGENT = `Placard/${VERSION} (chemical emergency response)`;

export type Fetch = (url: URL, init: Asked & { readonly signal: AbortSignal }) => Promise<Response>;

/** The parts of a request to an outside service besides its URL. */
interface Asked {
  readonly method?: "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface FetchOptions extends Asked {
  /** Error statuses with a valid answer, e.g. that there is no route. */
  readonly answersWith?: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Requests an outside service and validates its answer. Its messages and URLs may contain a token, so they are not
 * passed on.
 *
 * @throws ApiError `provider_failed`
 */
export async function fetchJson<T>(
  fetch: Fetch,
  url: URL,
  schema: z.ZodType<T>,
  { signal, answersWith = [], ...asked }: FetchOptions = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const until = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    const response = await fetch(url, { ...asked, signal: until });
    if (!response.ok && !answersWith.includes(response.status))
      throw new Error(`${url.host} answered ${response.status}`);
    return schema.parse(JSON.parse(await textOf(response, until)));
  } catch (cause) {
    throw Object.assign(new ApiError("provider_failed"), { cause: cause instanceof Error ? cause.name : "unknown" });
  }
}

/** The body, limited in time and size. */
async function textOf({ body }: Response, until: AbortSignal): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  until.addEventListener("abort", stop, { once: true });
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let bytes = 0; ;) {
      const { done, value } = await reader.read();
      until.throwIfAborted();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > MAX_BYTES) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    until.removeEventListener("abort", stop);
    stop();
  }
}
