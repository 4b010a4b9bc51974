import type { ChemicalMatch } from "@placard/hazmat-core";
import * as z from "zod";
import { casNumber, chemicalKey, unNumber } from "./identity.ts";

/**
 * One result to choose a chemical from. It is in its own file, because errors contain it and are parsed before anything
 * else.
 */
export const chemicalMatch = z.object({
  key: chemicalKey,
  name: z.string(),
  casNumber: casNumber.nullable(),
  unNumber: unNumber.nullable(),
  hazardClass: z.string().nullable(),
  formula: z.string().nullable(),
  matchedBy: z.enum(["un", "cas", "name", "synonym", "formula", "everyday", "begins", "spelling"]),
  matchedText: z.string(),
  certainty: z.enum(["sure", "probable"]).exactOptional().describe("How certain the meaning of an everyday name is."),
  meaning: z.string().exactOptional().describe("Meaning of an everyday name."),
}) satisfies z.ZodType<ChemicalMatch>;
