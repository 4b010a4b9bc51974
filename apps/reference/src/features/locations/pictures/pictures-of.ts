import type { Picture } from "@placard/api-client";
import { isFloorPlan } from "@placard/hazmat-core/business";

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
 * What an entrance image is called until somebody says better: its file name without the ending. A name that says
 * "floor plan" would turn the image into one, so it gets another.
 */
export function describeImage(file: { readonly name: string }): string {
  const name = file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return name === "" || isFloorPlan(name) ? "Entrance" : name;
}
