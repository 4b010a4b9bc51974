import { Agent, createServer, get as httpGet, type IncomingMessage } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import zlib, { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import { stop } from "../../src/start-server.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { createWorld } from "../world.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness[Symbol.asyncDispose]());

/** A call from a network address, as Hono's Node server passes it on. */
const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } },
});

describe("metrics", () => {
  const status = async (address: string, headers: Record<string, string> = {}, app = harness.app) =>
    (await app.request(`${BASE_URL}/metrics`, { headers }, from(address))).status;

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("are served to this machine: %s", async (address) => {
    expect(await status(address)).toBe(200);
  });

  it("are refused to other hosts and to proxies of this machine unless allowed", async () => {
    expect(await status("203.0.113.9")).toBe(403);
    expect(await status("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(403);
    const open = createApp({ ...harness.ctx, config: { ...harness.ctx.config, hasOpenMetrics: true } });
    expect(await status("203.0.113.9", {}, open)).toBe(200);
  });
});

it.each([
  ["notes", false, 1],
  ["does not note", true, 0],
])("%s a forwarded call if trust in the proxy is %s", async (_what, isBehindProxy, times) => {
  const proxyIgnored = vi.fn<() => void>();
  const { ctx } = harness;
  const app = createApp({
    ...ctx,
    config: { ...ctx.config, isBehindProxy },
    events: { ...ctx.events, proxyIgnored },
  });
  await app.request(`${BASE_URL}/healthz`, { headers: { "x-forwarded-for": "203.0.113.9" } }, from("10.0.0.2"));
  await app.request(`${BASE_URL}/healthz`, {}, from("203.0.113.9"));
  expect(proxyIgnored).toHaveBeenCalledTimes(times);
});

it("returns 503 from /readyz when stopping, and ends event streams", async () => {
  const stopping = new AbortController();
  const ctx = { ...harness.ctx, stopping: stopping.signal };
  const app = createApp(ctx);
  expect((await app.request(`${BASE_URL}/readyz`)).status).toBe(200);
  const { id, admin } = (await createWorld(harness.ctx)).verified;
  const headers = { cookie: `placard_session=${await harness.cookie(admin)}` };
  const stream = await app.request(`${BASE_URL}/api/watch-department-incidents/${id}`, { headers });
  expect(stream.status).toBe(200);
  stopping.abort();
  expect(await stream.text()).toMatch(/: watching\n[^]*event: stopping\ndata: \{\}\n\n$/); // it ends with the reason
  const answer = await app.request(`${BASE_URL}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "not_ready" });
});

it("stops once the streams have ended, even if browsers keep connections open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] }); // so nothing is closed early
  try {
    const stopping = new AbortController();
    const server = createServer({ keepAliveTimeout: 0 }, (_, answer) => {
      answer.write(": watching\n\n");
      stopping.signal.addEventListener("abort", () => setImmediate(() => answer.end()));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    const agent = new Agent({ keepAlive: true });
    const stream = await new Promise<IncomingMessage>((resolve) => {
      httpGet({ port: address.port, host: "127.0.0.1", agent }, resolve);
    });
    stream.resume();
    await stop(server, stopping);
    expect(server.listening).toBe(false);
    agent.destroy();
  } finally {
    vi.useRealTimers();
  }
});

it("compresses the OpenAPI document once, and sends it uncompressed to clients without gzip", async () => {
  const app = createApp({ ...harness.ctx, config: { ...harness.ctx.config } });
  const get = (encoding: string) =>
    app.request(`${BASE_URL}/api/openapi.json`, { headers: { "accept-encoding": encoding } });
  const compressed = vi.spyOn(zlib, "gzipSync");
  syncBuiltinESMExports();
  const [zipped] = [await get("gzip, deflate, br"), await get("gzip"), await get("gzip")];
  expect(compressed).toHaveBeenCalledTimes(1);
  compressed.mockRestore();
  syncBuiltinESMExports();
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  const text = gunzipSync(new Uint8Array(await zipped.arrayBuffer())).toString();
  const plain = await get("deflate");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(text);
});

it("creates the OpenAPI document once, not per request", async () => {
  const app = createApp({ ...harness.ctx, config: { ...harness.ctx.config } });
  const written = vi.spyOn(JSON, "stringify");
  const answers = [];
  for (let call = 0; call < 3; call += 1) {
    answers.push(await (await app.request(`${BASE_URL}/api/openapi.json`)).json());
  }
  const documents = written.mock.calls.filter(([value]) => Object.hasOwn(Object(value), "openapi"));
  written.mockRestore();
  expect(answers[2]).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  expect(documents).toHaveLength(1);
});
