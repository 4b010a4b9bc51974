import { describe, expect, it } from "vitest";
import { ContractError, hasCode, HttpError, NetworkError, TimeoutError } from "../errors/client-errors.ts";
import { answering, errorBody } from "../test/contract-fetch.ts";
import { checkAnswers } from "./check-answers.ts";
import type { Fetch } from "./call-options.ts";
import { createClient, type Client } from "./client.ts";

function clientOf(fetch: Fetch): Client {
  return createClient({ baseUrl: "https://placard.example", fetch, check: checkAnswers, maxRetries: 0 });
}

/** The error of a failed call. */
async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("The call succeeded."),
    (error: unknown) => error,
  );
}

const never: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")), { once: true });
  });

describe("an error response", () => {
  it("becomes an HttpError with status, code and request id", async () => {
    const client = clientOf(answering(errorBody("email_taken"), 409));
    const error = await failure(client.session.requestPasswordReset({ body: { email: "a@example.org" } }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ kind: "http", status: 409, code: "email_taken", requestId: "req-1" });
    expect(hasCode(error, "email_taken")).toBe(true);
  });

  it("keeps status and text of an unexpected body, with its message", async () => {
    const error = await failure(clientOf(answering("Bad gateway", 502)).session.getSession());
    expect(error).toMatchObject({ problem: null, message: "HTTP error! status: 502, message: Bad gateway" });
  });

  it("has no code if the server sends an unknown one", async () => {
    const error = await failure(clientOf(answering(errorBody("made_later"), 400)).session.getSession());
    expect(error).toMatchObject({ code: null, problem: { code: "made_later" } });
  });
});

describe("a plan check that answers 403", () => {
  const refused = { allowed: false, current_tier: 1, required_tier: 2 };

  it("is an ordinary result", async () => {
    const client = clientOf(answering(errorBody("plan_limit_reached", refused), 403));
    expect(await client.plans.checkNumberOfLocations({ params: { business_id: 3 } })).toMatchObject(refused);
  });

  it("is an error if access was denied", async () => {
    const client = clientOf(answering(errorBody("forbidden"), 403));
    expect(await failure(client.plans.checkNumberOfUsers({ params: { business_id: 3 } }))).toBeInstanceOf(HttpError);
  });
});

describe("a response that does not match the contract", () => {
  it("becomes a ContractError with path and request id", async () => {
    const body = { status: "success", user: { name: "Dana" } };
    const client = clientOf(answering(body, 200, { "X-Request-Id": "req-2" }));
    const error = await failure(client.session.getSession());
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ requestId: "req-2", issues: [{ path: ["user", "userType"] }] });
  });

  it("becomes a ContractError if it is a page instead of JSON", async () => {
    const error = await failure(clientOf(answering("<!doctype html>", 200)).session.getSession());
    expect(error).toBeInstanceOf(ContractError);
  });
});

describe("a call without a response", () => {
  it("becomes a NetworkError with its cause", async () => {
    const cause = new TypeError("fetch failed");
    const error = await failure(clientOf(() => Promise.reject(cause)).session.getSession());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause });
  });

  it("becomes a NetworkError if the body is interrupted", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
    const error = await failure(clientOf(() => Promise.resolve(new Response(broken))).session.getSession());
    expect(error).toBeInstanceOf(NetworkError);
  });

  it("becomes a TimeoutError after the time limit", async () => {
    const error = await failure(clientOf(never).session.getSession({}, { timeoutMs: 5 }));
    expect(error).toBeInstanceOf(TimeoutError);
  });

  it("rejects with the caller's reason if the caller aborted it", async () => {
    const stop = new AbortController();
    const call = failure(clientOf(never).session.getSession({}, { signal: stop.signal }));
    const reason = new Error("left the page");
    stop.abort(reason);
    expect(await call).toBe(reason);
  });
});
