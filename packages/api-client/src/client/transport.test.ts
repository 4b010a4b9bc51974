import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorBody } from "../test/contract-fetch.ts";
import type { AnsweredCall } from "./call-hooks.ts";
import type { CallerOptions, Fetch } from "./call-options.ts";
import { createClient, type Client } from "./client.ts";
import { IDEMPOTENCY_HEADER } from "./request-init.ts";

interface Server {
  readonly fetch: Fetch;
  readonly keys: (string | null)[];
}

/** Returns the answers one after the other, then repeats the last one. `null`: network failure. */
function serverOf(...answers: readonly (Response | null)[]): Server {
  const keys: (string | null)[] = [];
  return {
    keys,
    fetch: async (_, init) => {
      keys.push(new Headers(init.headers).get(IDEMPOTENCY_HEADER));
      const answer = answers[Math.min(keys.length, answers.length) - 1] ?? null;
      if (answer === null) throw new TypeError("fetch failed");
      return answer.clone();
    },
  };
}

const done = Response.json({ status: "success", user: null, businesses: [] });
const notReady = Response.json(errorBody("not_ready"), { status: 503 });
const broken = Response.json(errorBody("internal_error"), { status: 500 });

function clientOf(server: Server, options: CallerOptions = {}): Client {
  return createClient({ baseUrl: "https://placard.example", fetch: server.fetch, ...options });
}

/** Skips all waits. */
async function withoutWaiting<T>(call: Promise<T>): Promise<T> {
  const settled = call.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  const state = { isSettled: false };
  void settled.then(() => {
    state.isSettled = true;
  });
  while (!state.isSettled) {
    await vi.runAllTimersAsync();
    await new Promise((resolve) => setImmediate(resolve)); // a body is read without timers
  }
  return (await settled)();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a client retries a call", () => {
  it("if the network failed or the server was not ready", async () => {
    const server = serverOf(null, notReady, done);
    await expect(withoutWaiting(clientOf(server).session.getSession())).resolves.toMatchObject({ user: null });
    expect(server.keys).toHaveLength(3);
  });

  it("up to three times, then rejects with the last failure", async () => {
    const server = serverOf(null, null, broken);
    await expect(withoutWaiting(clientOf(server).session.getSession())).rejects.toMatchObject({ status: 500 });
    expect(server.keys).toHaveLength(3);
  });

  it("that writes, with one generated idempotency key", async () => {
    const server = serverOf(null, broken, done);
    const body = { location_id: 21, name: "Chlorine", quantity: 1, unit: "kg" } as const;
    await withoutWaiting(clientOf(server).chemicals.insertChemical({ body }));
    expect(server.keys).toHaveLength(3);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(server.keys).size).toBe(1);
  });

  it("with the caller's key if given", async () => {
    const server = serverOf(null, done);
    const body = { user_id: 12, title: "Spill" };
    await withoutWaiting(clientOf(server).incidents.createIncident({ body }, { idempotencyKey: "key-1" }));
    expect(server.keys).toEqual(["key-1", "key-1"]);
  });
});

describe("a client does not retry a call", () => {
  it.each([
    ["a refusal", serverOf(Response.json(errorBody("forbidden"), { status: 403 }))],
    [
      "a wait of minutes",
      serverOf(Response.json(errorBody("sign_in_locked", { retry_after_s: 900 }), { status: 429 })),
    ],
    [
      "a wait of minutes that a proxy asks for",
      serverOf(new Response("<html>", { status: 503, headers: { "Retry-After": "900" } })),
    ],
  ])("after %s", async (_, server) => {
    await expect(withoutWaiting(clientOf(server).session.getSession())).rejects.toMatchObject({ kind: "http" });
    expect(server.keys).toHaveLength(1);
  });

  it("that writes without an idempotency key", async () => {
    const server = serverOf(null);
    const body = { email: "dana@harbour.example" };
    const call = clientOf(server).session.requestPasswordReset({ body });
    await expect(withoutWaiting(call)).rejects.toMatchObject({ kind: "network" });
    expect(server.keys).toEqual([null]);
  });

  it("if retries are turned off for the client or the call", async () => {
    const server = serverOf(notReady);
    await expect(withoutWaiting(clientOf(server, { maxRetries: 0 }).session.getSession())).rejects.toMatchObject({
      status: 503,
    });
    await expect(withoutWaiting(clientOf(server).session.getSession({}, { maxRetries: 0 }))).rejects.toMatchObject({
      status: 503,
    });
    expect(server.keys).toHaveLength(2);
  });

  it("if the caller aborts while it waits", async () => {
    const server = serverOf(notReady);
    const stop = new AbortController();
    const call = clientOf(server).session.getSession({}, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error("left the page")), 500);
    await expect(withoutWaiting(call)).rejects.toThrow("left the page");
    expect(server.keys).toHaveLength(1);
  });
});

describe("request hooks", () => {
  it("run before and after each attempt and can add headers", async () => {
    const traces: (string | null)[] = [];
    const told: AnsweredCall[] = [];
    const answers = serverOf(notReady, done);
    const client = createClient({
      baseUrl: "https://placard.example",
      fetch: (url, init) => {
        traces.push(new Headers(init.headers).get("traceparent"));
        return answers.fetch(url, init);
      },
      onRequest: ({ headers, attempt }) => headers.set("traceparent", `trace-${attempt}`),
      onAnswer: (call) => void told.push(call),
    });
    await withoutWaiting(client.session.getSession());
    expect(traces).toEqual(["trace-0", "trace-1"]);
    expect(told).toMatchObject([
      { operation: "getSession", attempt: 0, status: 503, retryInMs: 1000, error: { code: "not_ready" } },
      { operation: "getSession", attempt: 1, status: 200, retryInMs: null, error: null },
    ]);
  });

  it("do not see secrets of a call", async () => {
    const told: unknown[] = [];
    const client = clientOf(serverOf(done), {
      headers: { Authorization: "Bearer placard_secret" },
      onAnswer: (call) => void told.push(call),
    });
    await withoutWaiting(client.session.getSession());
    expect(JSON.stringify(told)).not.toContain("secret");
  });
});
