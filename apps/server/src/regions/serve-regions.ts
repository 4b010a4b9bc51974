import { notFound } from "../http/static-app.ts";
import type { Region } from "./read-regions.ts";

/** Serves a pack by its path. The name identifies the content, so a browser loads it once and caches it. */
export function serveRegions(regions: readonly Region[]): (request: Request) => Response {
  return (request) => {
    const { pathname } = new URL(request.url);
    const region = regions.find(({ path }) => path === pathname);
    if (region === undefined) return notFound("This server has no such map.");
    return new Response(region.text, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
      },
    });
  };
}
