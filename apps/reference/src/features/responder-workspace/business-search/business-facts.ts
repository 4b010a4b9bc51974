import type { InventoryChemical, Location, Picture } from "@placard/api-client";
import { isHighRisk } from "@placard/hazmat-core";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";

/** Whether a business can be asked for by this id: a whole number above 0. */
export function isBusinessId(id: unknown): id is number {
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0;
}

/** How many chemicals are of level high or extreme, and how many have no level and why. */
export function levelCounts(chemicals: readonly Pick<InventoryChemical, "hazard_level" | "level_basis">[]): {
  readonly highRisk: number;
  readonly unknown: number;
  readonly notGraded: number;
} {
  const marks = chemicals.map(chemicalMark);
  return {
    highRisk: chemicals.filter(({ hazard_level }) => isHighRisk(hazard_level)).length,
    unknown: marks.filter((mark) => mark === "unknown").length,
    notGraded: marks.filter((mark) => mark === "not_graded").length,
  };
}

/** The name of the location a chemical is stored at, by its id; `null` when no location of the business has it. */
export function locationName(
  locations: readonly Pick<Location, "id" | "name">[],
  chemical: Pick<InventoryChemical, "location_id">,
): string | null {
  return locations.find(({ id }) => id === chemical.location_id)?.name ?? null;
}

/** The pictures of a location: the floor plan, told by its description, apart from the entrance images. */
export function sortPictures(pictures: readonly Picture[]): {
  readonly floorPlans: readonly Picture[];
  readonly entrances: readonly Picture[];
} {
  return {
    floorPlans: pictures.filter(({ description }) => isFloorPlan(description)),
    entrances: pictures.filter(({ description }) => !isFloorPlan(description)),
  };
}
