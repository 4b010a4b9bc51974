import { ApiError } from "../errors.ts";
import type * as z from "zod";

/** How long an outside service may take. */
const TIMEOUT_MS = 8000;

export type Fetch = (url: URL, init: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Asks an outside service and checks its answer. Its words and addresses, which may hold a token, are not passed on.
 *
 * @throws ApiError `provider_failed`
 */
export async function fetchJson<T>(fetch: Fetch, url: URL, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) });
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw Object.assign(new ApiError("provider_failed"), { cause: cause instanceof Error ? cause.name : "unknown" });
  }
}
