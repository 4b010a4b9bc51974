import { rm } from "node:fs/promises";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { EndpointShape } from "@placard/api-client/internal";
import type { Context as HonoContext, Hono } from "hono";
import * as z from "zod";
import { callerNetwork } from "../access/caller-network.ts";
import { bearerFrom } from "../access/bearer.ts";
import { cookieFrom, DEVICE_COOKIE, SESSION_COOKIE } from "../access/cookies.ts";
import { checkAccess } from "../access/check-access.ts";
import { identify } from "../access/sessions.ts";
import type { Context } from "../context.ts";
import { ApiError, fromError, problemOf } from "../errors.ts";
import { S3Error } from "../storage/s3-bucket.ts";
import type { CheckedCall, RequestFacts } from "./call.ts";
import { requireOwnClient } from "./csrf.ts";
import { checkForm } from "./form-rules.ts";
import { issueWords } from "./issue-words.ts";
import type { Operation } from "./operation.ts";
import { cutOff } from "./cut-off.ts";
import { readJson } from "./read-json.ts";
import { readUpload, temporaryPath } from "./read-upload.ts";
import { requireStorable } from "./require-storable.ts";

export interface Guards {
  /** Throws if an address calls too often. */
  readonly flood: (address: string) => void;
}

/** The route of an endpoint in Hono's notation. */
export function routeOf(endpoint: EndpointShape): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
  return endpoint.atRoot === true ? path : `/api${path}`;
}

/**
 * Mounts an operation on its route: guards, identity, permission, input, handler, answer. Every error is converted
 * once.
 */
export function mount(app: Hono, ctx: Context, operation: Operation, guards: Guards): void {
  const { endpoint } = operation;
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const started = performance.now();
    const facts = factsOf(c, ctx);
    const response = await answer(c, ctx, operation, facts, guards).catch((error: unknown) =>
      refusal(ctx, endpoint.id, facts, error),
    );
    response.headers.set("X-Request-Id", facts.id);
    ctx.events.answered({
      endpoint: endpoint.id,
      status: response.status,
      milliseconds: performance.now() - started,
      requestId: facts.id,
    });
    return response;
  });
}

async function answer(
  c: HonoContext,
  ctx: Context,
  operation: Operation,
  facts: RequestFacts,
  guards: Guards,
): Promise<Response> {
  const { endpoint } = operation;
  guards.flood(facts.address);
  requireOwnClient(c.req.raw, ctx.config);
  const credentials = { bearer: bearerFrom(c.req.header("authorization")), cookie: facts.sessionToken };
  const { actor: caller, session } = await identify(ctx, credentials);
  const actor = checkAccess(endpoint.access, caller);

  const headers = new Headers();
  const later: (() => Promise<void>)[] = [];
  let status = 200;
  const input = await readInput(c, ctx, endpoint);
  try {
    const call: CheckedCall = {
      ctx,
      actor,
      session,
      ...input,
      request: facts,
      reply: {
        header: (name, value) => headers.append(name, value),
        status: (code) => {
          status = code;
        },
      },
      afterwards: (work) => later.push(work),
    };
    const body = await operation.run(call);
    for (const work of later) await work().catch((error: unknown) => logLater(ctx, endpoint.id, facts.id, error));
    if (body instanceof Response) return body;
    if (ctx.config.checksResponses) requireContract(endpoint, body);
    return Response.json(body, { status, headers });
  } finally {
    if (input.upload !== undefined) await rm(input.upload.path, { force: true });
  }
}

const IN_WORDS = { error: issueWords };

type Input = Pick<CheckedCall, "params" | "query" | "body" | "fields" | "upload">;

async function readInput(c: HonoContext, ctx: Context, endpoint: EndpointShape): Promise<Input> {
  requireStorable([c.req.param(), c.req.query()]);
  const params = endpoint.params?.parse(c.req.param(), IN_WORDS);
  const query = endpoint.query?.parse(c.req.query(), IN_WORDS);
  if (endpoint.multipart === undefined) {
    const body = endpoint.body === undefined ? undefined : await readBody(c.req.raw, endpoint.id, endpoint.body);
    return { params, query, body, fields: undefined, upload: undefined };
  }
  const path = temporaryPath(ctx.storage.temporaryFolder, ctx.newId());
  const form = await readUpload(c.req.raw, endpoint.multipart, path, ctx.heavyWork);
  try {
    requireStorable(form.fields);
    const fields = endpoint.multipart.fields.parse(form.fields, IN_WORDS);
    return { params, query, body: undefined, fields, upload: form.upload };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function readBody(request: Request, endpointId: string, schema: z.ZodType): Promise<unknown> {
  const body = await readJson(request);
  requireStorable(body);
  const read = schema.safeParse(body, IN_WORDS);
  // Before the form rules, so that none of them reads a text of unlimited length.
  if (read.error?.issues.some((issue) => issue.code === "too_big" && issue.origin === "string") === true)
    throw read.error;
  checkForm(endpointId, body);
  if (!read.success) throw read.error;
  return read.data;
}

/** In tests: treats an answer that does not match the contract as a server error. */
function requireContract(endpoint: EndpointShape, body: unknown): void {
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) throw new TypeError(`${endpoint.id} broke the contract: ${z.prettifyError(parsed.error)}`);
}

function refusal(ctx: Context, endpoint: string, { id: requestId, signal }: RequestFacts, error: unknown): Response {
  const known = signal.aborted && error === signal.reason ? cutOff() : fromError(error);
  if (known === null || known.code === "storage_full" || error instanceof S3Error)
    ctx.events.failed({ endpoint, requestId, error });
  if (known?.code === "storage_full") ctx.room.noteFull();
  const shown = known ?? new ApiError("internal_error");
  const retryAfter = shown.extras.retry_after_s;
  return Response.json(problemOf(shown, requestId), {
    status: shown.status,
    headers: {
      ...(retryAfter !== undefined && { "Retry-After": String(Math.ceil(retryAfter)) }),
      // The rest of a body that is too large is not read, so the connection cannot be reused.
      ...(shown.status === 413 && { Connection: "close" }),
    },
  });
}

function logLater(ctx: Context, endpoint: string, requestId: string, error: unknown): void {
  ctx.events.failed({ endpoint: `${endpoint} afterwards`, requestId, error });
}

const idempotencyKey = z.uuid();
const FORWARDING_HEADERS = ["forwarded", "x-forwarded-for", "via"];

function factsOf(c: HonoContext, ctx: Context): RequestFacts {
  const key = idempotencyKey.safeParse(c.req.header("idempotency-key"));
  if (!ctx.config.isBehindProxy && c.req.header("x-forwarded-for") !== undefined) ctx.events.proxyIgnored();
  return {
    id: ctx.newId(),
    address: callerNetwork(addressOf(c, ctx)),
    isForwarded: FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined),
    sessionToken: cookieFrom(c.req.header("cookie"), SESSION_COOKIE),
    deviceToken: cookieFrom(c.req.header("cookie"), DEVICE_COOKIE),
    idempotencyKey: key.success ? key.data.toLowerCase() : null,
    takesGzip: /\bgzip\b/.test(c.req.header("accept-encoding") ?? ""),
    lastEventId: c.req.header("last-event-id") ?? null,
    signal: c.req.raw.signal,
  };
}

/** The caller's network address: from the proxy if it is trusted, otherwise from the socket; `local` in tests. */
function addressOf(c: HonoContext, ctx: Context): string {
  const forwarded = ctx.config.isBehindProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded !== undefined && forwarded !== "") return forwarded;
  return c.env === undefined || c.env.incoming === undefined ? "local" : (getConnInfo(c).remote.address ?? "unknown");
}
