import * as z from "zod";
import type { JsonObject } from "./json.ts";

/** Direction of a schema: a request before parsing, or a response. */
export type Direction = "input" | "output";

/** Conversion of zod schemas to JSON Schema. A file has no JSON form; it is described by its MIME type. */
export function schemaOptions(io: Direction) {
  return { io, unrepresentable: "any", override: tidy } as const;
}

/** JSON Schema of a single zod schema, for a request (`input`) or an answer (`output`). */
export function jsonSchema(schema: z.ZodType, io: Direction): JsonObject {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, schemaOptions(io));
  return rest;
}

function tidy({ jsonSchema: made }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Answers may gain fields, so a reader must not refuse unknown ones.
  if (made.additionalProperties === false) delete made.additionalProperties;
  // The format is sufficient; the pattern that zod adds is longer than the model around it.
  if (made.format === "date-time" || made.format === "uuid") delete made.pattern;
}
