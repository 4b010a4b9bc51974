import * as z from "zod";
import type { JsonObject } from "./json.ts";

/** Whether a schema is of what is sent, before it is read, or of what is answered. */
export type Direction = "input" | "output";

/**
 * How zod's schemas are turned to JSON Schema here. A file has no JSON form; it is described where its MIME type stands.
 */
export function schemaOptions(io: Direction) {
  return { io, unrepresentable: "any", override: tidy } as const;
}

/** JSON Schema of one zod schema on its own, as what is sent (`input`) or what is answered (`output`). */
export function jsonSchema(schema: z.ZodType, io: Direction): JsonObject {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, schemaOptions(io));
  return rest;
}

function tidy({ jsonSchema: made }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Answers may gain fields: a reader must not refuse them.
  if (made.additionalProperties === false) delete made.additionalProperties;
  // The format says it; the pattern that zod adds is longer than the model around it.
  if (made.format === "date-time" || made.format === "uuid") delete made.pattern;
}
