import * as z from "zod";

/** A successful answer: `status` and the named fields. */
export function success<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ status: z.literal("success"), ...fields });
}

/** An answer without data: the call succeeded. */
export const done = success({});

/** A file or stream; `produces` of the endpoint gives its type. */
export const binary = z.custom<Blob>((value) => value instanceof Blob);
