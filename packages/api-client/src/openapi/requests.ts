import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from "../client/request-init.ts";
import type { EndpointShape, Multipart } from "../contract/endpoint/define-endpoint.ts";
import type { JsonObject } from "./json.ts";
import { refTo, type NamedSchemas } from "./named-schemas.ts";

/** Path, query and header parameters, with the example's values. */
export function parametersOf(endpoint: EndpointShape, { parameters, namesOf }: NamedSchemas): readonly JsonObject[] {
  const { params, query } = namesOf(endpoint);
  const { example, method, idempotent } = endpoint;
  return [
    ...(params === null ? [] : fieldsOf(parameters[params], "path", example.params)),
    ...(query === null ? [] : fieldsOf(parameters[query], "query", example.query)),
    ...(method === "GET" ? [] : [CLIENT_PARAMETER]),
    ...(idempotent === undefined ? [] : [idempotencyParameter(idempotent)]),
  ];
}

/** The JSON or form body, or `null` when there is none. */
export function requestBodyOf(endpoint: EndpointShape, { namesOf }: NamedSchemas): JsonObject | null {
  const { body, form } = namesOf(endpoint);
  const { multipart, example } = endpoint;
  if (multipart !== undefined && form !== null) {
    return { required: true, content: { "multipart/form-data": formOf(multipart, form, example.fields) } };
  }
  if (body === null) return null;
  return { required: true, content: { "application/json": { schema: refTo(body), example: example.body } } };
}

/** The schema of a form: its text fields and the file beside them. */
export function formSchema(fields: JsonObject, { fileField, limits }: Multipart): JsonObject {
  const sizes = Object.entries(limits).map(([type, bytes]) => `${type} up to ${bytes} bytes`);
  const file = { type: "string", contentMediaType: "application/octet-stream", description: `${sizes.join("; ")}.` };
  const required = isList(fields["required"]) ? fields["required"] : [];
  return {
    ...fields,
    properties: { ...objectOf(fields["properties"]), [fileField]: file },
    required: [...required, fileField],
  };
}

function fieldsOf(schema: JsonObject = {}, place: "path" | "query", example: unknown): readonly JsonObject[] {
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

function formOf({ fileField, limits }: Multipart, form: string, example: unknown): JsonObject {
  return {
    schema: refTo(form),
    encoding: { [fileField]: { contentType: Object.keys(limits).join(", ") } },
    example: { ...objectOf(example), [fileField]: "(the bytes of the file)" },
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
