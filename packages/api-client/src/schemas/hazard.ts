import { HAZARD_LEVELS, type ExplainedHazardLevel, type NfpaRating } from "@placard/hazmat-core";
import * as z from "zod";
import { sourceRef } from "./provenance.ts";

export const hazardLevel = z.enum(HAZARD_LEVELS);

/** An NFPA 704 degree. `null` is unknown and drawn as ?, never as 0. */
export const nfpaDegree = z.literal([0, 1, 2, 3, 4]).nullable().describe("Degree of NFPA 704; null: unknown, never 0.");

export const nfpaRating = z.object({
  health: nfpaDegree,
  fire: nfpaDegree,
  reactivity: nfpaDegree,
  special: z.string().nullable(),
  source: sourceRef,
  note: z.string().nullable(),
}) satisfies z.ZodType<NfpaRating>;

export const explainedHazardLevel = z.object({
  level: hazardLevel,
  basis: z.string(),
  isClassified: z.boolean(),
  sources: z.array(sourceRef),
  others: z.array(z.object({ level: hazardLevel, basis: z.string() })),
}) satisfies z.ZodType<ExplainedHazardLevel>;

/** NFPA 704 codes as printed in the square: a degree, `?` for unknown, `null` for not on file. */
export const nfpaCodes = z.object({
  health: z.string().nullable(),
  fire: z.string().nullable(),
  reactivity: z.string().nullable(),
  special: z.string().nullable(),
});
