import type { Picture } from "@placard/api-client";
import { isBlank, isFloorPlan } from "@placard/hazmat-core/business";

/** Parts the pictures of a location by what their descriptions say. */
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
 * What an entrance image is called until someone says better: its file name without the ending. A name that says
 * "floor plan" would turn the image into one, so it gets another.
 */
export function describeImage(file: { readonly name: string }): string {
  const name = file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return name === "" || isFloorPlan(name) ? "Entrance" : name;
}

/** Reason why a description does not fit a floor plan or an entrance; `null`: it fits. */
export function pictureProblem(description: string, isPlan: boolean): "blank" | "no_plan" | "like_a_plan" | null {
  if (isBlank(description)) return "blank";
  if (isFloorPlan(description) === isPlan) return null;
  return isPlan ? "no_plan" : "like_a_plan";
}
