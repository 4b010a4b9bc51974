import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { API_BASE } from "../client/request-url.ts";
import { endpoints } from "../contract/index.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";
import { errorsOf } from "../errors/errors-of.ts";
import type { JsonObject } from "./json.ts";
import { openApiDocument } from "./openapi.ts";

const document: JsonObject = JSON.parse(JSON.stringify(openApiDocument({ version: "1.2.3" })));

/** The value at a path of names in the document. */
function at(...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

describe("the OpenAPI document", () => {
  it("is version 3.1 and names the server's version", () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Placard API", version: "1.2.3" } });
  });

  it("is valid by the specification's own schema", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("refers to nothing that it does not hold", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? "");
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((path) => at(...path.split("/")) === undefined)).toEqual([]);
  });

  it("has one way in by cookie and one by bearer token", () => {
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

  it("says how large a file of each type may be", () => {
    const form = at("paths", "/api/upload-sds", "post", "requestBody", "content", "multipart/form-data");
    expect(form).toMatchObject({
      schema: {
        required: ["chemical_id", "file"],
        properties: { file: { description: "application/pdf up to 20971519 bytes." } },
      },
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
