import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from "../client/request-init.ts";
import type { EndpointShape, Multipart } from "../contract/define-endpoint.ts";
import type { JsonObject } from "./json.ts";
import { jsonSchema } from "./json-schema.ts";

/** Path, query and header parameters, with the example's values. */
export function parametersOf(endpoint: EndpointShape): readonly JsonObject[] {
  const { params, query, example } = endpoint;
  return [
    ...(params === undefined ? [] : fieldsOf(jsonSchema(params, "input"), "path", example.params)),
    ...(query === undefined ? [] : fieldsOf(jsonSchema(query, "input"), "query", example.query)),
    ...(endpoint.method === "GET" ? [] : [CLIENT_PARAMETER]),
    ...(endpoint.idempotent === undefined ? [] : [idempotencyParameter(endpoint.idempotent)]),
  ];
}

/** The JSON or form body, or `null` when there is none. */
export function requestBodyOf({ body, multipart, example }: EndpointShape): JsonObject | null {
  if (multipart !== undefined) {
    return { required: true, content: { "multipart/form-data": formOf(multipart, example.fields) } };
  }
  if (body === undefined) return null;
  return {
    required: true,
    content: { "application/json": { schema: jsonSchema(body, "input"), example: example.body } },
  };
}

function fieldsOf(schema: JsonObject, place: "path" | "query", example: unknown): readonly JsonObject[] {
  const required = isList(schema["required"]) ? schema["required"] : [];
  return Object.entries(objectOf(schema["properties"])).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: field,
    ...exampleOf(objectOf(example)[name]),
  }));
}

function exampleOf(example: unknown): JsonObject {
  return example === undefined ? {} : { example };
}

function formOf({ fields, fileField, limits }: Multipart, example: unknown): JsonObject {
  const schema = jsonSchema(fields, "input");
  const sizes = Object.entries(limits).map(([type, bytes]) => `${type} up to ${bytes} bytes`);
  const file = { type: "string", contentMediaType: "application/octet-stream", description: `${sizes.join("; ")}.` };
  const required = isList(schema["required"]) ? schema["required"] : [];
  return {
    schema: {
      ...schema,
      properties: { ...objectOf(schema["properties"]), [fileField]: file },
      required: [...required, fileField],
    },
    encoding: { [fileField]: { contentType: Object.keys(limits).join(", ") } },
    ...exampleOf(example),
  };
}

function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const CLIENT_PARAMETER = {
  name: CLIENT_HEADER,
  in: "header",
  required: false,
  schema: { type: "string" },
  description: "Needed with a session cookie: it shows that no other site made the request.",
} as const;

function idempotencyParameter(rule: NonNullable<EndpointShape["idempotent"]>): JsonObject {
  const words = "Made by the client with the row. A request that is repeated with it takes effect once.";
  return {
    name: IDEMPOTENCY_HEADER,
    in: "header",
    required: false,
    schema: { type: "string", format: "uuid" },
    description: rule === "for-admins" ? `${words} Only when an admin, signed in, adds a person.` : words,
  };
}
