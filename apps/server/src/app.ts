import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from "@placard/api-client";
import { endpoints } from "@placard/api-client/internal";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { floodGuard } from "./access/rate-limit.ts";
import type { Config } from "./config.ts";
import type { Context } from "./context.ts";
import { ApiError, problemOf } from "./errors.ts";
import { builtPages } from "./http/built-pages.ts";
import { mount, routeOf } from "./http/mount.ts";
import type { Operation } from "./http/operation.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticApp } from "./http/static-app.ts";
import { serveRegions } from "./regions/serve-regions.ts";
import { operations } from "./routes/operations.ts";

/**
 * The whole service as a function from request to response. It opens and listens to nothing.
 *
 * @param answered - operations to mount; all other calls of the contract answer 501
 */
export function createApp(ctx: Context, answered: readonly Operation[] = operations): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    const headers = Object.entries(securityHeaders(ctx.config, c.req.path));
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (c.req.path.startsWith("/api/") && !c.res.headers.has("Cache-Control")) {
      c.res.headers.set("Cache-Control", "no-store");
    }
  });
  app.use("/api/*", allowedOrigins(ctx.config), compress());

  const guards = { flood: floodGuard(ctx.config.limits.requestsPerMinute, ctx.now) };
  const bound = new Set(answered.map((operation) => operation.endpoint.id));
  for (const operation of answered) mount(app, ctx, operation, guards);
  for (const endpoint of endpoints) {
    if (bound.has(endpoint.id)) continue;
    app.on(endpoint.method, routeOf(endpoint), (c) =>
      c.json(errorBody(ctx, "not_implemented", `${endpoint.id} is not part of this server yet.`), 501),
    );
  }
  app.all("/api/*", (c) => c.json(problemOf(new ApiError("unknown_endpoint"), ctx.newId()), 404));

  for (const pages of ctx.config.builtPages) {
    const servePages = builtPages(pages);
    app.get(pages.path, (c) => servePages(c.req.raw));
    app.get(`${pages.path}/*`, (c) => servePages(c.req.raw));
  }

  const serveRegion = serveRegions(ctx.regions);
  app.get("/regions/*", compress(), (c) => serveRegion(c.req.raw));

  const serve = staticApp(ctx.config.appDist);
  app.get("*", (c) => serve(c.req.raw));
  return app;
}

/** Pages on ALLOWED_ORIGINS may call the API from a browser. Without the setting, no other page may. */
function allowedOrigins({ allowedOrigins: origin }: Config): MiddlewareHandler {
  const allow = cors({
    origin: [...origin],
    credentials: true,
    allowHeaders: ["Authorization", "Content-Type", CLIENT_HEADER, IDEMPOTENCY_HEADER],
    exposeHeaders: ["X-Request-Id", "Retry-After"],
    maxAge: 600,
  });
  return async (c, next) => {
    // `cors` sets its headers before the answer exists, which turns the body of the answer into a stream.
    if (c.req.header("origin") !== undefined) return allow(c, next);
    await next();
    c.header("Vary", "Origin", { append: true });
    return undefined;
  };
}

function errorBody(ctx: Context, code: string, message: string): Record<string, string> {
  return { status: "error", code, message, request_id: ctx.newId() };
}
