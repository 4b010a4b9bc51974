import { CLIENT_HEADER } from "@placard/api-client";
import { endpoints, type EndpointShape } from "@placard/api-client/internal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { createWorld } from "../world.ts";

/**
 * Tests every endpoint that accepts a chemical name, found in the contract: none calculates for a merely similar name
 * or one of several matches, and each names the candidates.
 */

let harness: Harness;
let headers: Headers;
beforeAll(async () => {
  harness = await createHarness();
  const world = await createWorld(harness.ctx);
  headers = new Headers({
    cookie: `placard_session=${await harness.cookie(world.verified.member)}`,
    [CLIENT_HEADER]: "1",
    "content-type": "application/json",
  });
});
afterAll(() => harness[Symbol.asyncDispose]());

const HALIFAX = { lat: 44.6488, lon: -63.5752 };
const NAMES = ["chem_name", "chemical_name"] as const;
type Part = "params" | "query" | "body";
interface Asking {
  readonly endpoint: EndpointShape;
  readonly part: Part;
  readonly field: string;
}

const fieldsOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const ASKING: readonly Asking[] = endpoints.flatMap((endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) =>
    NAMES.filter((field) => fieldsOf(endpoint[part]).includes(field)).map((field) => ({ endpoint, part, field })),
  ),
);

/** Makes the contract's example call with another chemical, given only by name. */
async function answerTo({ endpoint, part, field }: Asking, name: string) {
  const example: { readonly [of: string]: unknown } = { ...endpoint.example };
  const valuesOf = (of: Part): Record<string, unknown> => {
    const given = { ...(example[of] as Record<string, unknown>) };
    const { chemical_key: _key, un_number: _number, address: _address, ...values } = given;
    const place = fieldsOf(endpoint[of]).includes("lat") ? HALIFAX : {};
    return of === part ? { ...values, ...place, [field]: name } : values;
  };
  const params = valuesOf("params");
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params[param])));
  const url = new URL(`${BASE_URL}/api${path}`);
  for (const [key, value] of Object.entries(valuesOf("query"))) url.searchParams.set(key, String(value));
  const response = await harness.app.request(url.href, {
    method: endpoint.method,
    headers,
    ...(endpoint.method !== "GET" && { body: JSON.stringify(valuesOf("body")) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it("covers every endpoint that accepts a name", () => {
  expect(ASKING.map(({ endpoint }) => endpoint.id).toSorted()).toEqual([
    "buildPlumes",
    "convertMgM3ToPpm",
    "convertPpmToMgM3",
    "getAllProperties",
    "getNfpa",
    "getPpeProperties",
    "getPubchemProperty",
    "initialEvac",
    "turnbackPpm",
  ]);
});

describe.each(ASKING.map((asking) => [asking.endpoint.id, asking] as const))("%s", (_id, asking) => {
  it.each(["viny chloride", "clorine", "zzqqx"])("calculates nothing for %s", async (name) => {
    expect(await answerTo(asking, name)).toMatchObject({ status: 404, body: { code: "chemical_not_found" } });
  });

  it("suggests similar names", async () => {
    const { body } = await answerTo(asking, "viny chloride");
    expect(body["matches"]).toContainEqual(expect.objectContaining({ name: "Vinyl chloride" }));
  });

  it("asks which of several substances is meant", async () => {
    const { status, body } = await answerTo(asking, "xylene");
    expect([status, body["code"]]).toEqual([422, "chemical_ambiguous"]);
    expect(body["matches"]).toHaveProperty("length", expect.any(Number));
  });

  it("works with the full name", async () => {
    const { status } = await answerTo(asking, "ammonia");
    expect(status).toBe(200);
  });
});
