import type { Meant } from "@placard/hazmat-core";
import * as z from "zod";
import { chemicalMatch } from "./chemical-match.ts";

export const known = z.object({ name: z.string(), what: z.string().describe("What it is, in a few words.") });

/** What a text means. Only `one` may be computed with; the others are for the reader to choose from. */
export const meant = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("one"), match: chemicalMatch }).describe("The text names this substance."),
  z
    .object({
      kind: z.literal("several"),
      matches: z.array(chemicalMatch),
      question: z.string().nullable().describe("What separates them, where it is known."),
      unregulated: z.array(z.string()).exactOptional().describe("Further meanings that no transport rule lists."),
    })
    .describe("It names each of these."),
  z
    .object({
      kind: z.literal("near"),
      matches: z.array(chemicalMatch),
      unlisted: z.array(known).exactOptional().describe("Names spelled like it that no record stands for."),
    })
    .describe("It resembles these names."),
  z
    .object({
      kind: z.literal("unregulated"),
      ...known.shape,
      related: z.array(chemicalMatch).exactOptional().describe("The substance it consists of."),
    })
    .describe("It is known, and no transport rule lists it."),
  z
    .object({ kind: z.literal("none"), known: known.exactOptional().describe("What it is all the same.") })
    .describe("Nothing on file."),
]) satisfies z.ZodType<Meant>;
