import { describe, expect, expectTypeOf, it } from "vitest";
import { contract, endpoints, type Contract } from "../contract/index.ts";
import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import type { AnswerOf, InputOf } from "../contract/endpoint/endpoint-types.ts";
import { type SeenCall, addressOf, answering, contractFetch, errorBody, exampleInput } from "../test/contract-fetch.ts";
import type { CallOptions, Fetch } from "./call-options.ts";
import { createCaller } from "./caller.ts";
import { createClient, type Client } from "./client.ts";
import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from "./request-init.ts";

/** Names of methods whose generated types differ from the contract's schemas. */
type DifferentMethods = {
  [Resource in keyof Contract]: {
    [Name in keyof Contract[Resource]]: Contract[Resource][Name] extends EndpointShape
      ? Name extends keyof Client[Resource]
        ? IsSameMethod<Contract[Resource][Name], Client[Resource][Name]> extends true
          ? never
          : Name
        : Name
      : Name;
  }[keyof Contract[Resource]];
}[keyof Contract];

type IsSameMethod<E extends EndpointShape, Method> = Method extends (
  input: infer Input,
  options?: CallOptions,
) => Promise<infer Answer>
  ? [Answer, AnswerOf<E>, NonNullable<Input>, GivenTo<E>] extends [AnswerOf<E>, Answer, GivenTo<E>, NonNullable<Input>]
    ? true
    : false
  : false;

/** The input type; an endpoint without input has an empty object. */
type GivenTo<E extends EndpointShape> = unknown extends InputOf<E> ? object : InputOf<E>;

const baseUrl = "https://placard.example";

function clientOf(fetch: Fetch): Client {
  return createClient({ baseUrl, fetch });
}

describe("a client call", () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    "of %s sends its example and reads the response",
    async (_, endpoint) => {
      const seen: SeenCall[] = [];
      const caller = createCaller({ baseUrl, fetch: contractFetch(seen) });
      const answer = await caller.call<EndpointShape>(endpoint, exampleInput(endpoint));
      expect(seen[0]?.url).toBe(addressOf(endpoint));
      const example = endpoint.example.response;
      expect(answer instanceof Blob ? await answer.text() : answer).toEqual(
        example instanceof Blob ? await example.text() : example,
      );
    },
  );

  it("exists as a method for each endpoint", async () => {
    const client = clientOf(contractFetch());
    const { call: _call, url: _url, ...resources } = client;
    const methods = Object.values(resources).flatMap((resource) => Object.keys(resource));
    expect(methods).toEqual(endpoints.map(({ id }) => id));
    expect((await client.session.getSession()).user?.name).toBe("Alex Morin");
  });

  it("sends the cookie, the CSRF header and the idempotency key", async () => {
    const seen: SeenCall[] = [];
    const body = { user_id: 12, title: "Spill" };
    await clientOf(contractFetch(seen)).incidents.createIncident({ body }, { idempotencyKey: "key-1" });
    const headers = new Headers(seen[0]?.init.headers);
    expect(seen[0]?.init.credentials).toBe("include");
    expect(headers.get(CLIENT_HEADER)).not.toBeNull();
    expect(headers.get(IDEMPOTENCY_HEADER)).toBe("key-1");
    expect(seen[0]?.init.body).toBe(JSON.stringify(body));
  });

  it("reads the headers before each call, so that a token can change", async () => {
    const seen: SeenCall[] = [];
    const tokens = ["one", "two"];
    const client = createClient({
      baseUrl,
      fetch: contractFetch(seen),
      headers: () => ({ Authorization: `Bearer ${tokens.shift()}` }),
    });
    await client.session.getSession();
    await client.session.getSession();
    expect(seen.map(({ init }) => new Headers(init.headers).get("Authorization"))).toEqual([
      "Bearer one",
      "Bearer two",
    ]);
  });

  it.each([
    ["the answer's token, which describes it", "[object Object]"],
    ["a variable that is not set", "undefined"],
    ["null", "null"],
  ])("rejects a token that is %s with a clear error and sends nothing", async (_, token) => {
    const seen: SeenCall[] = [];
    const client = createClient({ baseUrl, fetch: contractFetch(seen), headers: { Authorization: `Bearer ${token}` } });
    await expect(client.session.getSession()).rejects.toThrow(
      new TypeError("The Authorization header has no token. Pass its `secret`."),
    );
    expect(seen).toEqual([]);
  });

  it("rejects a body for a call without one and sends nothing", async () => {
    const seen: SeenCall[] = [];
    const call = Reflect.apply(clientOf(contractFetch(seen)).modelling.buildPlumes, null, [{ body: { lat: 44.65 } }]);
    await expect(call).rejects.toThrow(new TypeError("buildPlumes takes no body. Use query or params."));
    expect(seen).toEqual([]);
  });

  it("sends an upload as a form with the fields before the file", async () => {
    const seen: SeenCall[] = [];
    const file = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
    const fields = { location_id: 21, description: "Floor plan" };
    await clientOf(contractFetch(seen)).pictures.uploadPicture({ fields, file });
    const form = seen[0]?.init.body;
    const entries = form instanceof FormData ? [...form].map(([name, value]) => [name, value]) : [];
    expect(entries).toEqual([
      ["location_id", "21"],
      ["description", "Floor plan"],
      ["file", expect.objectContaining({ name: "plan.pdf" })],
    ]);
  });

  it("omits missing parameters and escapes the others", async () => {
    const seen: string[] = [];
    const nothing = answering(errorBody("not_found"), 404);
    const client = clientOf((url, init) => (seen.push(url), nothing(url, init)));
    await client.reference.getNfpa({ params: { chemical_name: "acid, 10 % / water" } });
    await client.reference.searchChemicals({ query: { query: "a&b", limit: undefined } });
    expect(seen).toEqual([
      `${baseUrl}/api/nfpa/acid%2C%2010%20%25%20%2F%20water`,
      `${baseUrl}/api/search-chemicals?query=a%26b`,
    ]);
  });

  it("rejects a path with a missing parameter", () => {
    const { url } = clientOf(contractFetch());
    expect(() => url(contract.reference.getNfpa, { params: { chemical_name: "" } })).toThrow(
      "The path needs chemical_name.",
    );
  });

  it("has the input and output types of the contract", () => {
    expectTypeOf<DifferentMethods>().toEqualTypeOf<never>();
  });

  it("rejects a wrong input at compile time", async () => {
    const { chemicals, plans } = clientOf(contractFetch());
    // @ts-expect-error [ts2322] -- a row number is a number
    await chemicals.getChemicalsByBusiness({ params: { id: "3" } });
    // @ts-expect-error [ts2554] -- the path needs a business
    await expect(plans.checkNumberOfLocations()).rejects.toThrow("The path needs business_id.");
  });
});
