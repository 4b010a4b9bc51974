import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import type { JsonObject } from "./json.ts";
import { openApiDocument } from "./openapi.ts";

/** Linter rules that do not apply to this API, with the reason. */
const EXCEPTIONS = {
  "operation-4xx-response": "off", // the health check has no error
  "no-server-example.com": "off", // the server that serves the document
  "security-defined": "error",
  "operation-description": "error",
  "operation-operationId": "error",
  "operation-summary": "error",
  "tag-description": "error",
  "no-invalid-media-type-examples": "error",
} as const;

const config = await createConfig({ extends: ["recommended"], rules: EXCEPTIONS });

/** The linter's findings, each with its rule and position. */
async function findings(document: JsonObject): Promise<readonly string[]> {
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} at ${location.map(({ pointer }) => pointer).join()}: ${message}`,
  );
}

it("passes the recommended OpenAPI rules and describes every operation", async () => {
  expect(await findings(openApiDocument())).toEqual([]);
}, 60_000);

it("fails the check when wrong", async () => {
  const document = openApiDocument();
  const paths = JSON.parse(JSON.stringify(document["paths"])) as Record<string, Record<string, JsonObject>>; // as built
  const login = paths["/api/login-user"]?.["post"];
  if (login === undefined) throw new Error("There is no sign-in.");
  const { description: _, ...bare } = login;
  const found = await findings({ ...document, paths: { "/api/login-user": { post: bare } } });
  expect(found.filter((line) => line.startsWith("operation-description"))).toHaveLength(1);
}, 60_000);
