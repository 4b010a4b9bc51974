import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { API_BASE } from "../client/request-url.ts";
import { ACCESS_RULES, TOKEN_SCOPES } from "../contract/endpoint/access-rules.ts";
import manifest from "../../package.json" with { type: "json" };
import { contract, endpoints } from "../contract/index.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";
import { errorsOf } from "../errors/errors-of.ts";
import type { JsonObject } from "./json.ts";
import { jsonSchema } from "./json-schema.ts";
import { openApiDocument } from "./openapi.ts";

const document: JsonObject = JSON.parse(JSON.stringify(openApiDocument({ version: "1.2.3" })));

/** The value at a path in the document. */
function at(...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

const parameterShape = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.object({ description: z.string().optional() }),
});

/** Names that end in their unit, such as `liquidDensityKgPerM3`. A value next to its own `unit` needs no more. */
const UNIT_IN_NAME = /([pP]pm|_mg_m3|Min|C|Pa|KgPerM3|JPerMolK?|GPerMol|VolPercent)$/;

/** Paths of numbers in a JSON schema without a description or a unit in their name. */
function numbersWithoutWords(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part) => numbersWithoutWords(part, path));
  const { type, description, properties, items, anyOf, oneOf } = schema as Record<string, unknown>;
  const isSaid = description !== undefined && properties === undefined;
  if (isSaid || UNIT_IN_NAME.test(path)) return [];
  if ([type].flat().some((name) => name === "number" || name === "integer")) return [path];
  const fields = Object.entries(properties ?? {});
  const isMeasure = fields.some(([name]) => name === "unit");
  return [
    ...fields
      .filter(([name]) => !(isMeasure && name === "value"))
      .flatMap(([name, inner]) => numbersWithoutWords(inner, `${path}.${name}`)),
    ...[items, anyOf, oneOf].flatMap((inner) => numbersWithoutWords(inner, path)),
  ];
}

describe("the OpenAPI document", () => {
  it("has version 3.1, and version and licence of this package by default", () => {
    const license = { name: "Apache License 2.0", identifier: "Apache-2.0" };
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Placard API", version: "1.2.3", license } });
    expect(openApiDocument()).toMatchObject({ info: { version: manifest.version } });
  });

  it("describes each group of calls and has no unused group", () => {
    const tags = z.array(z.object({ name: z.string(), description: z.string().min(10) })).parse(document["tags"]);
    expect(tags.map(({ name }) => name)).toEqual(Object.keys(contract));
  });

  it("is valid by the schema of the specification", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("contains every schema that it references", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? "");
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((path) => at(...path.split("/")) === undefined)).toEqual([]);
  });

  it("supports sign-in by cookie and by bearer token", () => {
    expect(at("components", "securitySchemes")).toMatchObject({
      session: { type: "apiKey", in: "cookie" },
      token: { type: "http", scheme: "bearer" },
    });
    expect(at("paths", "/api/search-chemicals", "get", "security")).toEqual([
      { session: [] },
      { token: ["chemicals:read"] },
    ]);
    expect(at("paths", "/api/login-user", "post", "security")).toEqual([{}]);
  });

  it("states the maximum size of each file type", () => {
    const form = at("paths", "/api/upload-sds", "post", "requestBody", "content", "multipart/form-data");
    expect(form).toMatchObject({ schema: { $ref: "#/components/schemas/UploadSdsForm" } });
    expect(at("components", "schemas", "UploadSdsForm")).toMatchObject({
      required: ["chemical_id", "file"],
      properties: { file: { description: "application/pdf up to 20971519 bytes." } },
    });
  });

  it("documents repeated responses only for calls that store them, so not for registration", () => {
    const wordsOf = (path: string) => {
      const { parameters } = z
        .object({ parameters: z.array(z.object({ name: z.string(), description: z.string().optional() })) })
        .parse(at("paths", path, "post"));
      return parameters.find(({ name }) => name === "Idempotency-Key")?.description ?? "";
    };
    expect(wordsOf("/api/insert-business-user")).toContain("Only when an admin, signed in, adds a person.");
    expect(wordsOf("/api/insert-responder-user")).toContain("Only when an admin, signed in, adds a person.");
    expect(wordsOf("/api/insert-chemical")).not.toContain("Only when");
  });

  it("explains to a portal how to get a token, and the format of errors", () => {
    const words = String(at("info", "description"));
    for (const name of ["insertAccessToken", "Authorization: Bearer", ...TOKEN_SCOPES, "Problem", "Retry-After"]) {
      expect(words).toContain(name);
    }
  });

  describe.each(
    endpoints
      .filter(({ access }) => ACCESS_RULES[access].grants.some((grant) => grant.to === "token"))
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )("the documentation of %s for a portal", (_, endpoint) => {
    const operation = at("paths", `${API_BASE}${endpoint.path}`, endpoint.method.toLowerCase());

    it("describes each query parameter", () => {
      const { parameters } = z.object({ parameters: z.array(parameterShape) }).parse(operation);
      const bare = parameters.filter(({ in: place, schema }) => place === "query" && schema.description === undefined);
      expect(bare.map(({ name }) => name)).toEqual([]);
    });

    it("states the unit of each number in its name or description", () => {
      expect(numbersWithoutWords(jsonSchema(endpoint.response, "output"))).toEqual([]);
    });
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("describes %s", (id, endpoint) => {
    const path = `${endpoint.atRoot === true ? "" : API_BASE}${endpoint.path}`;
    const operation = at("paths", path, endpoint.method.toLowerCase());
    expect(operation).toMatchObject({ operationId: id, summary: endpoint.summary, "x-access": endpoint.access });
    const statuses = new Set(["200", ...errorsOf(endpoint).map((code) => String(ERROR_CODES[code].status))]);
    expect(Object.keys(at("paths", path, endpoint.method.toLowerCase(), "responses") ?? {}).toSorted()).toEqual(
      [...statuses].toSorted(),
    );
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true }));
    expect(at("paths", path, endpoint.method.toLowerCase(), "parameters")).toEqual(
      expect.arrayContaining(inPath.map((parameter) => expect.objectContaining(parameter))),
    );
  });
});
