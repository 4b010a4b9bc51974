import type { AnswerOf, InventoryChemical, Location, Picture } from "@placard/api-client";
import type { getInventorySummary } from "@placard/api-client/internal";
import type { HazardMark } from "@placard/hazmat-core";
import { isFloorPlan } from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** True for a valid business id: a whole number above 0. */
export function isBusinessId(id: unknown): id is number {
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0;
}

/** Number of chemicals with level high or extreme, and of those without a level by reason. */
export function levelCounts(counts: Readonly<Record<HazardMark, number>>): {
  readonly highRisk: number;
  readonly unknown: number;
  readonly notGraded: number;
} {
  return { highRisk: counts.extreme + counts.high, unknown: counts.unknown, notGraded: counts.not_graded };
}

/** Counts of a business with their labels. */
export function figuresOf(
  texts: Messages["businessSearch"],
  locations: number,
  { chemicals, by_level }: Pick<AnswerOf<typeof getInventorySummary>, "chemicals" | "by_level">,
): readonly { readonly label: string; readonly value: number; readonly hint?: string }[] {
  const { highRisk, unknown, notGraded } = levelCounts(by_level);
  return [
    { label: texts.locations, value: locations },
    { label: texts.chemicals, value: chemicals },
    { label: texts.highRisk, value: highRisk, hint: texts.highRiskHint },
    ...(unknown === 0 ? [] : [{ label: texts.unknownLevel, value: unknown, hint: texts.unknownLevelHint }]),
    ...(notGraded === 0 ? [] : [{ label: texts.notGraded, value: notGraded, hint: texts.notGradedHint }]),
  ];
}

/** The name of the location where a chemical is stored, by its id; `null` if the business has no such location. */
export function locationName(
  locations: readonly Pick<Location, "id" | "name">[],
  chemical: Pick<InventoryChemical, "location_id">,
): string | null {
  return locations.find(({ id }) => id === chemical.location_id)?.name ?? null;
}

/** Separates the floor plans of a location from its entrance images, by their descriptions. */
export function sortPictures(pictures: readonly Picture[]): {
  readonly floorPlans: readonly Picture[];
  readonly entrances: readonly Picture[];
} {
  return {
    floorPlans: pictures.filter(({ description }) => isFloorPlan(description)),
    entrances: pictures.filter(({ description }) => !isFloorPlan(description)),
  };
}
