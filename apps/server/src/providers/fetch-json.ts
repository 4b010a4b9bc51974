import { ApiError } from "../errors.ts";
import type * as z from "zod";
import { VERSION } from "../version.ts";

/** How long an outside service may take. */
export const TIMEOUT_MS = 8000;

/** More than any of the services has to say: a page of hydrants and the longest way are a few MB. */
const MOST_BYTES = 24_000_000;

/** Some services answer no one who does not say what asks. */
export const USER_AGENT = `Placard/${VERSION} (chemical emergency response)`;

export type Fetch = (url: URL, init: Asked & { readonly signal: AbortSignal }) => Promise<Response>;

/** What goes to an outside service beside its address. */
interface Asked {
  readonly method?: "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface FetchOptions extends Asked {
  /** Statuses beside those of success with which the service answers the question, as that there is no route. */
  readonly answersWith?: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks an outside service and checks its answer. Its words and addresses, which may hold a token, are not passed on.
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

/** The body, as far as it comes in time and is no longer than any answer. */
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
      if (bytes > MOST_BYTES) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    until.removeEventListener("abort", stop);
    stop();
  }
}
