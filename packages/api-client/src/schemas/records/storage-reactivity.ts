import { STANDING_NEARNESS, STORAGE_GROUPS } from "@placard/hazmat-core/reactivity";
import * as z from "zod";
import { count, id, instant, requiredText, storedText } from "../ground/primitives.ts";
import { sourceRef } from "../ground/provenance.ts";

/** Id of a pair, from the two substances, the verdict and the storage area they share. */
const pairId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe("Unchanged while both chemicals stay where they are and the verdict is the same.");

/** A risk accepted by a user of the business. */
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
  reason: requiredText.describe("Reason for accepting the risk: what keeps the two apart."),
});

/** Maximum row ids of one substance in an answer. */
export const MAX_SUBSTANCE_IDS = 20;
/** Maximum substances of one list in an answer. */
export const MAX_SUBSTANCES = 100;

/** A substance in one row or in several. */
export const standingSubstance = z.object({
  name: z.string(),
  rows: count.describe("Number of its rows in that storage area; 0 if it is not stored yet."),
  chemical_ids: z
    .array(id)
    .max(MAX_SUBSTANCE_IDS)
    .describe("Ids of the first rows. getInventoryPage pages through all of them, with a search for the name."),
});

const standingSubstances = z.array(standingSubstance).max(MAX_SUBSTANCES);

/** Two substances stored together that may react. */
export const reactivePair = z.object({
  pair: pairId,
  a: standingSubstance,
  b: standingSubstance,
  verdict: z.enum(["incompatible", "caution"]),
  nearness: z
    .enum(STANDING_NEARNESS)
    .exclude(["apart"])
    .describe("site: the room of one is not on file, so they could be side by side."),
  room: storedText.describe("The room that they share."),
  cabinet: storedText.describe("The cabinet that they share."),
  hazards: z.array(z.string()).describe("Possible hazards as sentences, worst first."),
  gases: z.array(z.string()).describe("Names of gases that may be given off."),
  why: z.string(),
  reasons: z
    .array(z.object({ name: z.string(), group: z.string(), rule: z.string() }))
    .describe("Reactive groups of each chemical, and the rule for each group."),
  sources: z.array(sourceRef),
  accepted: acceptedRisk.nullable(),
});

/** Substances of two reactive groups that must be kept apart, and the storage area they share. */
export const apartGroup = z.object({
  groups: z.tuple([z.string(), z.string()]).describe("Reactive groups of one and other."),
  nearness: z.enum(["cabinet", "room", "site"]).describe("site: the room of one side is not on file."),
  room: storedText,
  cabinet: storedText,
  one: standingSubstances.describe("The first substances of the side with fewer rows, which should be moved."),
  one_substances: count.describe("Number of all substances of one."),
  other: standingSubstances.describe("The first substances. Empty: the chemicals of one react with each other."),
  other_substances: count.describe("Number of all substances of other."),
  hazards: z.array(z.string()).describe("The worst first."),
  gases: z.array(z.string()).describe("Gases that may be released."),
  sources: z.array(sourceRef),
  move_to: storedText.describe("A room without a known reaction with one; null: there is none, or no room is on file."),
  is_accepted: z.boolean().describe("The risk was accepted for every pair."),
});

/** Storage compatibility at one site. */
export const siteReactivity = z.object({
  location_id: id,
  location_name: z.string(),
  groups: z.array(apartGroup).describe("What must be kept apart, by reactive groups and place; the worst first."),
  pairs: z.array(reactivePair).describe("The worst first, then the nearest."),
  is_cut: z.boolean().describe("More pairs exist than are listed."),
  unknown: standingSubstances.describe(
    "The first substances without a reactive group on file. Their effect on the others is unknown.",
  ),
  unknown_substances: count.describe("Number of all substances without a reactive group on file."),
});

/** A row stored with an incompatible chemical. */
export const standingMark = z.object({
  chemical_id: id,
  is_accepted: z.boolean().describe("The risk was accepted for every such pair."),
});

const storageGroup = z
  .enum(STORAGE_GROUPS)
  .describe("What is kept together: by the primary class, and where that says too little by the reactive groups.");

/** A cabinet, a shelf or a corner that a plan assigns to one storage group. */
export const planArea = z.object({
  number: z.number().int().positive().describe("From 1, within its room."),
  group: storageGroup,
  cabinets: z.array(z.string()).describe("Names of the cabinets in the room; empty: another cabinet is needed."),
  substances: z.array(
    z.object({
      name: z.string(),
      rule: z.string().describe("Reason for its storage group: its class, or the rule of its reactive group."),
      rows: z.array(
        z.object({
          chemical_id: id,
          cabinet: storedText.describe("Where it is stored now; null: not on file."),
          stays: z.boolean().describe("Already stored in a cabinet of its area."),
        }),
      ),
    }),
  ),
});

/** Result of the reactive groups for two substances. */
export const reactiveSaying = z.object({
  verdict: z.enum(["incompatible", "caution", "no-known-reaction"]),
  hazards: z.array(z.string()).describe("Possible hazards as sentences, worst first."),
  gases: z.array(z.string()),
  reasons: z.array(z.object({ name: z.string(), group: z.string(), rule: z.string() })),
  sources: z.array(sourceRef),
});

/** Result of 49 CFR 177.848 for two substances. This is a transport rule. */
export const transportSaying = z.object({
  verdict: z
    .enum(["apart", "group-needed", "conditional", "separated", "none", "unknown"])
    .describe(
      "unknown: no class of one of them is on file. group-needed: both are explosives and a compatibility group is not on file. conditional: together only under the conditions in notes.",
    ),
  rows: z.array(z.string()).describe("The two rows of the table that decided; empty where it names no restriction."),
  is_assumed: z
    .boolean()
    .describe("A hazard zone, a division or the physical state is not on file; only the class was used."),
  not_above_or_beside: z
    .boolean()
    .describe(
      "A corrosive liquid and class 4 or 5: it must not be stored above or next to the other, even if separated.",
    ),
  notes: z
    .array(
      z.enum([
        "enter-group",
        "identical-only",
        "detonators",
        "fireworks",
        "articles-only",
        "ammonium-nitrate",
        "cyanide-with-acid",
      ]),
    )
    .describe("Notes and conditions of the rule that apply to the two."),
  counts_as: z
    .string()
    .nullable()
    .describe("Division and group, such as 1.1D, or the group that two explosives count as together; null: no change."),
  source: sourceRef,
});

/** Two substances of a room that must not be stored together, with the result of both sources. */
export const planPair = z.object({
  one: z.string(),
  other: z.string(),
  is_together: z.boolean().describe("They are now stored in the same cabinet."),
  reactive: reactiveSaying,
  transport: transportSaying,
  is_disputed: z.boolean().describe("One source requires separation; the other lists both and does not."),
});

/** Two storage groups of a room, or one within itself, whose substances must not be stored together. */
export const groupConflict = z.object({
  one: storageGroup,
  other: storageGroup,
  count: z.number().int().positive().describe("Number of pairs between their substances."),
  is_together: z.boolean().describe("Some of them are now stored in the same cabinet."),
  pairs: z.array(planPair).describe("The worst pairs, at most three."),
});

/** A way to separate the contents of one room by storage group. Derived, without amounts and the layout of the room. */
export const roomPlan = z.object({
  room: storedText.describe("null: the room is not on file."),
  areas: z.array(planArea),
  conflicts: z.array(groupConflict).describe("Those that share a cabinet now first."),
  not_placed: z.array(
    z.object({
      name: z.string(),
      chemical_ids: z.array(id),
      by_class: storageGroup.nullable().describe("Storage group based on class only; not used for the plan."),
    }),
  ),
});
