import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import { ERROR_CODES, type ErrorCode } from "../errors/error-codes.ts";
import { errorsOf } from "../errors/errors-of.ts";
import type { JsonObject } from "./json.ts";
import { refTo, type NamedSchemas } from "./named-schemas.ts";

/** The answers of an endpoint by HTTP status: the success, then all of its errors. */
export function answersOf(endpoint: EndpointShape, { namesOf }: NamedSchemas): JsonObject {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_CODES[code].status);
  const errors = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, codes]) => [status, errorOf(codes)]);
  return { 200: successOf(endpoint, namesOf(endpoint).answer), ...Object.fromEntries(errors) };
}

function successOf({ produces, example, emptyOn404 }: EndpointShape, name: string | null): JsonObject {
  if (name === null) {
    const content = Object.fromEntries((produces ?? []).map((type) => [type, {}]));
    return { description: "The file or stream.", content };
  }
  return {
    description: emptyOn404 === undefined ? "Done." : `Success. ${emptyWords(emptyOn404.codes)}`,
    content: { "application/json": { schema: refTo(name), example: example.response } },
  };
}

/** The sentence about an empty 404 answer, for the document and the generated methods. */
export function emptyWords(codes: readonly ErrorCode[]): string {
  return `A 404 with the code ${codes.map((code) => `\`${code}\``).join(" or ")} is an empty result; any other 404 is an error.`;
}

function errorOf(codes: readonly ErrorCode[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].message}`).join("\n\n"),
    "x-error-codes": codes,
    content: { "application/json": { schema: refTo("Problem") } },
  };
}
