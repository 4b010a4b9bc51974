import { describe, expect, it } from "vitest";
import { HttpError, NetworkError, TimeoutError } from "../errors/client-errors.ts";
import { mayRetry, retryDelayMs, RETRY_TABLE, type RetriedCall } from "./retry.ts";

const read: RetriedCall = { method: "GET", hasIdempotencyKey: false };
const keyed: RetriedCall = { method: "POST", hasIdempotencyKey: true };
const bare: RetriedCall = { method: "POST", hasIdempotencyKey: false };

function http(status: number, code = "some_code", more: object = {}): HttpError {
  return new HttpError(status, { status: "error", code, message: "m", request_id: "r", ...more }, "", null);
}

describe("mayRetry", () => {
  // failure, error, [a read, a write with key, a write without]
  const rows: readonly (readonly [string, Error, readonly [boolean, boolean, boolean]])[] = [
    ["provider not configured", http(503, "provider_not_configured"), [false, false, false]],
    ["no network", new NetworkError("/", null), [true, true, false]],
    ["timeout", new TimeoutError("/", 1, null), [true, true, false]],
    ["429 too many requests", http(429), [true, true, true]],
    ["503 not ready", http(503, "not_ready"), [true, true, true]],
    ["500, 502, 504 server failure", http(502), [true, true, false]],
  ];

  it.each(rows)("%s", (_, error, expected) => {
    expect([read, keyed, bare].map((call) => mayRetry(error, call))).toEqual(expected);
  });

  it("covers each row of the table", () => {
    expect(rows.map(([failure]) => failure)).toEqual(RETRY_TABLE.map(({ failure }) => failure));
  });

  it("retries PUT and DELETE, which are idempotent", () => {
    for (const method of ["PUT", "DELETE"] as const) {
      expect(mayRetry(new NetworkError("/", null), { method, hasIdempotencyKey: false })).toBe(true);
    }
  });

  it.each([400, 401, 403, 404, 409, 413, 422])("never retries after status %i", (status) => {
    expect(mayRetry(http(status), read)).toBe(false);
  });

  it("never retries after a caller's mistake", () => {
    expect(mayRetry(new TypeError("x is not a function"), read)).toBe(false);
  });
});

describe("retryDelayMs", () => {
  it("starts at 1 s and doubles up to 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelayMs(attempt))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it("waits as long as the server asks", () => {
    expect(retryDelayMs(0, http(429, "rate_limited", { retry_after_s: 45 }))).toBe(45_000);
    expect(retryDelayMs(0, new HttpError(503, null, "<html>", null, 12))).toBe(12_000);
  });
});
