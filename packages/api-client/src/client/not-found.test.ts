import { describe, expect, it } from "vitest";
import { endpoints } from "../contract/index.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";
import { describeProblem } from "../errors/describe-problem.ts";
import { HttpError } from "../errors/client-errors.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { addressOf, answering, errorBody, exampleInput } from "../test/contract-fetch.ts";
import { checkAnswers } from "./check-answers.ts";
import type { Fetch } from "./call-options.ts";
import { createCaller } from "./caller.ts";
import { createClient } from "./client.ts";

const BASE = "https://placard.example";

/** Every call that has an empty result, made with a client and with a caller. */
const calls = endpoints
  .filter(({ emptyOn404 }) => emptyOn404 !== undefined)
  .map((endpoint) => ({
    endpoint,
    id: endpoint.id,
    codes: endpoint.emptyOn404?.codes ?? [],
    answer: endpoint.emptyOn404?.answer,
    url: addressOf(endpoint),
    asClient: (fetch: Fetch, baseUrl = BASE): Promise<unknown> => {
      const client = createClient({ baseUrl, fetch, check: checkAnswers, maxRetries: 0 });
      const resource = Object.entries(OPERATIONS).find(([, rows]) => endpoint.id in rows)?.[0] ?? "";
      return Reflect.get(Reflect.get(client, resource), endpoint.id)(exampleInput(endpoint));
    },
    asCaller: (fetch: Fetch): Promise<unknown> =>
      Reflect.apply(createCaller({ baseUrl: BASE, fetch }).call, null, [endpoint, exampleInput(endpoint)]),
  }));

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("The call succeeded."),
    (error: unknown) => error,
  );
}

/** Responses of servers that answer 404 without knowing the resource. */
const STRANGERS: readonly (readonly [string, unknown])[] = [
  ["the page of a proxy", "<!doctype html><h1>404 Not Found</h1>"],
  ["nothing", ""],
  ["JSON of another API", { message: "Not Found", documentation_url: "https://docs.example" }],
  ["another API's code", { status: 404, code: "not_found", error: "Not Found" }],
  ["an error without a sentence", { status: "error", code: "not_found" }],
  ["this API, asked for a path that it does not have", errorBody("unknown_endpoint")],
  [
    "an older server without this call",
    errorBody("not_found", { message: "There is no such call. See /api/openapi.json." }),
  ],
  ["a server before this code", errorBody("not_found", { message: ERROR_CODES.unknown_endpoint.message })],
  ["a code of another resource", errorBody("route_not_found")],
];

it("covers the 16 calls with an empty result on 404", () => {
  expect(calls).toHaveLength(16);
});

describe.each(calls)("a 404 of $id", ({ codes, answer, url, asClient, asCaller }) => {
  it("returns the empty result if this API reports that nothing exists", async () => {
    for (const code of codes) {
      const fetch = answering(errorBody(code), 404);
      expect(await asClient(fetch)).toEqual(answer);
      expect(await asCaller(fetch)).toEqual(answer);
    }
    expect(codes).toContain("not_found");
  });

  it.each(STRANGERS)("is an error with the address if it comes from %s", async (_, body) => {
    const fetch = answering(body, 404);
    for (const error of [await failure(asClient(fetch)), await failure(asCaller(fetch))]) {
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status: 404, url });
    }
  });

  it("returns the empty result for status 404 only", async () => {
    expect(await failure(asClient(answering(errorBody("not_found"), 410)))).toMatchObject({ status: 410 });
  });

  it("is an error below a wrong prefix, with the called address", async () => {
    const wrong = `${BASE}/placard/api`;
    const fetch: Fetch = (called) =>
      Promise.resolve(
        called === url
          ? new Response(JSON.stringify(errorBody("not_found")), { status: 404 })
          : new Response("Not found.\n", { status: 404 }),
      );
    const error = await failure(asClient(fetch, wrong));
    expect(error).toMatchObject({ isUnknownAddress: true, message: expect.stringContaining(url.replace(BASE, wrong)) });
  });
});

describe("a 404 from another server", () => {
  const search = (body: unknown): Promise<unknown> =>
    failure(
      createClient({ baseUrl: BASE, fetch: answering(body, 404), maxRetries: 0 }).reference.searchChemicals({
        query: { query: "un 1005" },
      }),
    );

  it.each(["<h1>404</h1>", errorBody("unknown_endpoint")])(
    "is an error with the address and what to check: %j",
    async (body) => {
      expect(await search(body)).toMatchObject({
        message:
          "HTTP error! status: 404, message: No endpoint of this API at https://placard.example/api/search-chemicals?query=un+1005. Check baseUrl.",
      });
    },
  );

  it("shows the user a message without the search text", async () => {
    expect(describeProblem(await search("<h1>404</h1>"), "Search failed.")).toBe(
      "Search failed. The server does not know the address https://placard.example/api/search-chemicals.",
    );
  });

  it("has its own code, whichever server answers", async () => {
    const older = errorBody("not_found", { message: "There is no such call. See /api/openapi.json." });
    expect(await search(older)).toMatchObject({ code: "unknown_endpoint", isUnknownAddress: true });
  });
});

it("has its own error for a call without an empty result", async () => {
  const client = createClient({ baseUrl: BASE, fetch: answering(errorBody("not_found"), 404) });
  const error = await failure(client.incidents.getIncidentLog({ params: { incident_id: 51 } }));
  expect(error).toMatchObject({ code: "not_found", isUnknownAddress: false });
  expect(error).toMatchObject({ message: "HTTP error! status: 404, message: Said by the server: not_found." });
});
