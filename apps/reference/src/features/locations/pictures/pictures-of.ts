import type { Picture } from "@placard/api-client";
import { isBlank, isFloorPlan } from "@placard/hazmat-core/business";

/** Separates entrance images and floor plans of a location by their descriptions. */
export function picturesOf(pictures: readonly Picture[]): {
  readonly entrances: readonly Picture[];
  readonly floorPlans: readonly Picture[];
} {
  return {
    entrances: pictures.filter(({ description }) => !isFloorPlan(description)),
    floorPlans: pictures.filter(({ description }) => isFloorPlan(description)),
  };
}

/**
 * Initial description of an entrance image: its file name without the extension. A name that contains "floor plan" is
 * replaced, because it would turn the image into a floor plan.
 */
export function describeImage(file: { readonly name: string }): string {
  const name = file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return name === "" || isFloorPlan(name) ? "Entrance" : name;
}

/** Reason why a description does not fit a floor plan or an entrance, or `null`. */
export function pictureProblem(description: string, isPlan: boolean): "blank" | "no_plan" | "like_a_plan" | null {
  if (isBlank(description)) return "blank";
  if (isFloorPlan(description) === isPlan) return null;
  return isPlan ? "no_plan" : "like_a_plan";
}
