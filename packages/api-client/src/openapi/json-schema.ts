import * as z from "zod";
import type { JsonObject } from "./json.ts";

/**
 * JSON Schema of a zod schema, as what is sent (`input`) or what is answered (`output`).
 * A file has no JSON form; it is described where its MIME type stands.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // Answers may gain fields: a reader must not refuse them.
    override: ({ jsonSchema: made }) => {
      if (made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  return rest;
}
