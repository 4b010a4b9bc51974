import {
  CLASS_BASIS_KINDS,
  HAZARD_LEVELS,
  LEVEL_BASIS_KINDS,
  type ClassBasis,
  type ExplainedHazardLevel,
  type LevelBasis,
  type NfpaRating,
} from "@placard/hazmat-core";
import * as z from "zod";
import { sourceRef } from "../ground/provenance.ts";

export const hazardLevel = z.enum(HAZARD_LEVELS);

/** An NFPA 704 degree. `null` is unknown and drawn as ?, never as 0. */
export const nfpaDegree = z.literal([0, 1, 2, 3, 4]).nullable().describe("Degree of NFPA 704; null: unknown, never 0.");

export const nfpaDerivation = z.object({
  field: z.enum(["health", "fire"]),
  degree: z.literal([0, 1, 2, 3, 4]),
  listed: nfpaDegree.describe("Degree of the unverified list; null: not listed."),
  text: z.string(),
  source: sourceRef,
});

export const nfpaRating = z.object({
  health: nfpaDegree,
  fire: nfpaDegree,
  reactivity: nfpaDegree,
  special: z.string().nullable(),
  source: sourceRef.describe("Source of the degrees not listed in derived."),
  derived: z
    .array(nfpaDerivation)
    .exactOptional()
    .describe("Degrees derived by the criteria of NFPA 704, shown instead of a lower or missing listed degree."),
  note: z.string().nullable(),
}) satisfies z.ZodType<NfpaRating>;

export const otherLevel = z.object({
  level: hazardLevel.nullable().describe("null: not graded by the scale."),
  basis: z.string(),
});

export const sourcedLevel = otherLevel.extend({ sources: z.array(sourceRef) });

const statement = {
  basis: z.string(),
  sources: z.array(sourceRef),
  others: z.array(sourcedLevel).describe("Other known levels that differ, each with its sources."),
};

/** A level with what it is based on, or the reason why there is none. */
export const explainedHazardLevel = z.union([
  z.object({ kind: z.literal("graded"), level: hazardLevel, ...statement }),
  z.object({ kind: z.literal("unknown"), level: z.null(), ...statement }),
  z.object({ kind: z.literal("not_graded"), level: z.null(), ...statement }),
]) satisfies z.ZodType<ExplainedHazardLevel>;

/** The level of a stored chemical. */
export const stockHazardLevel = hazardLevel
  .nullable()
  .describe(
    "The highest that the class text, the UN number and the CAS number give. null: unknown, or not graded by this " +
      "scale (batteries, infectious, radioactive, asphyxiants); level_basis says which. Never show null as low.",
  );

/** Basis of a stored chemical's level, or why it has none. */
export const levelBasis = z.object({
  kind: z
    .enum(LEVEL_BASIS_KINDS)
    .describe(
      "class: read from hazard_classification. un, cas: derived from the reference by that number. stored: somebody " +
        "chose the level. none: unknown, hazard_level is null. not_graded: the scale does not grade this danger, " +
        "hazard_level is null.",
    ),
  text: z.string().describe("Text for the reader: the value, rule and source, or why there is none."),
  source: sourceRef.nullable().describe("Source of a derived level; null if the business entered it."),
  others: z.array(otherLevel).describe("Other known levels that differ, each once."),
}) satisfies z.ZodType<LevelBasis>;

/** Basis of a stored chemical's class, or why it has none. */
export const classBasis = z.object({
  kind: z
    .enum(CLASS_BASIS_KINDS)
    .describe(
      "class: as stored in hazard_classification. un, cas: derived from the reference by that number. none: unknown.",
    ),
  text: z.string().describe("Text for the reader: the source, and the class of the UN number if it differs."),
  source: sourceRef.nullable().describe("Source of a derived class; null if the business entered it."),
  differs: z.string().nullable().describe("Class of the UN number, if the business entered another one."),
}) satisfies z.ZodType<ClassBasis>;

/** NFPA 704 codes as printed in the square: a degree, `?` for unknown, `null` for not on file. */
export const nfpaCodes = z.object({
  health: z.string().nullable(),
  fire: z.string().nullable(),
  reactivity: z.string().nullable(),
  special: z.string().nullable(),
});
