import { CLIENT_HEADER } from "@placard/api-client";
import { bearerFrom } from "../access/bearer.ts";
import type { Config } from "../config.ts";
import { ApiError } from "../errors.ts";

/**
 * Rejects a state-changing request that another site made a browser send. The request must have our header, which needs
 * a permission that only ALLOWED_ORIGINS get, or come from our own origin. A call with an access token passes, because
 * its cookie is not read. Other kinds of Authorization do not count, because browsers add them automatically.
 */
export function requireOwnClient(request: Request, config: Config): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (bearerFrom(request.headers.get("authorization")) !== null || request.headers.has(CLIENT_HEADER)) return;
  const origin = request.headers.get("origin");
  if (origin !== null && isOwnOrigin(origin, request, config)) return;
  throw new ApiError("csrf_refused");
}

function isOwnOrigin(origin: string, request: Request, config: Config): boolean {
  if (config.publicUrl !== null && origin === new URL(config.publicUrl).origin) return true;
  if (config.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
