import type { Meant } from "@placard/hazmat-core";
import * as z from "zod";
import { chemicalMatch } from "./chemical-match.ts";

export const known = z.object({ name: z.string(), what: z.string().describe("Short description.") });

/** The meaning of a text. Calculate only with `one`; the other results are for the user to choose from. */
export const meant = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("one"), match: chemicalMatch }).describe("The text names this substance."),
  z
    .object({
      kind: z.literal("several"),
      matches: z.array(chemicalMatch),
      question: z.string().nullable().describe("A question that separates them, if known."),
      unregulated: z
        .array(z.string())
        .exactOptional()
        .describe("Other matches that are not listed in the transport regulations."),
    })
    .describe("The text matches each of these."),
  z
    .object({
      kind: z.literal("near"),
      matches: z.array(chemicalMatch),
      unlisted: z.array(known).exactOptional().describe("Names with a similar spelling that have no record."),
    })
    .describe("The text is similar to these names."),
  z
    .object({
      kind: z.literal("unregulated"),
      ...known.shape,
      related: z.array(chemicalMatch).exactOptional().describe("The substance it consists of."),
    })
    .describe("Known, but not listed in the transport regulations."),
  z
    .object({ kind: z.literal("none"), known: known.exactOptional().describe("What is known about it.") })
    .describe("Nothing on file."),
]) satisfies z.ZodType<Meant>;
