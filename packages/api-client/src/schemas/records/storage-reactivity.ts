import { STANDING_NEARNESS } from "@placard/hazmat-core/reactivity";
import * as z from "zod";
import { id, instant, requiredText, storedText } from "../ground/primitives.ts";
import { sourceRef } from "../ground/provenance.ts";

/** A pair by what makes it one: the two substances, the verdict and the place that they share. */
const pairId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe("The same as long as the two stand where they stand and the verdict is the same.");

/** A risk that a person of the business took. */
export const acceptedRisk = z.object({
  id,
  location_id: id,
  pair: pairId,
  reason: z.string(),
  accepted_by: z.string(),
  accepted_at: instant,
});

export const newAcceptedRisk = z.object({
  location_id: id,
  pair: pairId,
  reason: requiredText.describe("Why the two may stay: what keeps them apart."),
});

/** A substance in one row or in several. */
export const standingSubstance = z.object({
  name: z.string(),
  chemical_ids: z.array(id).describe("Its rows there; empty for one that is not stored yet."),
});

/** Two substances that may react, where they stand together. */
export const reactivePair = z.object({
  pair: pairId,
  a: standingSubstance,
  b: standingSubstance,
  verdict: z.enum(["incompatible", "caution"]),
  nearness: z
    .enum(STANDING_NEARNESS)
    .exclude(["apart"])
    .describe("site: the room of one of them is not on file, so they may stand side by side."),
  room: storedText.describe("The room that they share."),
  cabinet: storedText.describe("The cabinet that they share."),
  hazards: z.array(z.string()).describe("What may happen, in sentences, the worst first."),
  gases: z.array(z.string()).describe("Names of gases that may be given off."),
  why: z.string(),
  reasons: z
    .array(z.object({ name: z.string(), group: z.string(), rule: z.string() }))
    .describe("Which reactive group each is in, and the rule that put it there."),
  sources: z.array(sourceRef),
  accepted: acceptedRisk.nullable(),
});

/** What stands together at one site. */
export const siteReactivity = z.object({
  location_id: id,
  location_name: z.string(),
  pairs: z.array(reactivePair).describe("The worst first, then the nearest."),
  is_cut: z.boolean().describe("There are more pairs than are given."),
  unknown: z
    .array(standingSubstance)
    .describe("No reactive group is on file of these: what they do to the others is not known."),
});

/** A row that stands with what it must be kept apart from. */
export const standingMark = z.object({
  chemical_id: id,
  is_accepted: z.boolean().describe("Every such pair of it was accepted."),
});
