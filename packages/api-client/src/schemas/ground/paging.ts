import * as z from "zod";
import { numberFromText } from "./primitives.ts";

/** How much of a list is asked for. Without a limit it comes whole. */
export const pageQuery = {
  limit: numberFromText(z.int().min(1).max(1000)).optional().describe("At most this many; all of them unless given."),
  cursor: z.string().max(500).optional().describe("next_cursor of the page before."),
};

/** Where a list goes on. */
export const nextCursor = {
  next_cursor: z
    .string()
    .exactOptional()
    .describe("Ask with it as cursor for what follows; absent where nothing does."),
};
