import type { EndpointShape } from "../contract/define-endpoint.ts";
import { ERROR_CODES, type ErrorCode } from "../errors/error-codes.ts";
import { errorsOf } from "../errors/errors-of.ts";
import type { JsonObject } from "./json.ts";
import { jsonSchema } from "./json-schema.ts";

/** The answers of an endpoint by HTTP status: the success, then every error it may answer. */
export function answersOf(endpoint: EndpointShape): JsonObject {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_CODES[code].status);
  const errors = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, codes]) => [status, errorOf(codes)]);
  return { 200: successOf(endpoint), ...Object.fromEntries(errors) };
}

function successOf({ response, produces, example, emptyOn404 }: EndpointShape): JsonObject {
  if (produces !== undefined) {
    return { description: "The file or stream.", content: Object.fromEntries(produces.map((type) => [type, {}])) };
  }
  return {
    description: emptyOn404 === undefined ? "Done." : "Done. A 404 stands for the empty answer.",
    content: { "application/json": { schema: jsonSchema(response, "output"), example: example.response } },
  };
}

function errorOf(codes: readonly ErrorCode[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].message}`).join("\n\n"),
    content: {
      "application/json": {
        schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }] },
      },
    },
  };
}
