import * as z from "zod";
import { SECRET_FORMAT } from "../../schemas/ground/primitives.ts";
import type { EndpointShape } from "./define-endpoint.ts";

/**
 * Secret fields of a body: passwords, and tokens that replace one. They are stored only as hashes (argon2id, or token
 * hashes) and never logged.
 *
 * @returns names of the fields of the body; empty for an endpoint without a body
 */
export function secretFieldsOf({ body }: Pick<EndpointShape, "body">): readonly string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries(body.shape)
    .filter(([, schema]) => isSecret(schema))
    .map(([name]) => name);
}

function isSecret(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isSecret(schema.unwrap());
  return z.globalRegistry.get(schema)?.["format"] === SECRET_FORMAT;
}

/** The body without its secret fields, to be stored or compared. */
export function withoutSecrets(endpoint: Pick<EndpointShape, "body">, body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const secret = secretFieldsOf(endpoint);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secret.includes(name)));
}
