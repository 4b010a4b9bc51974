import { validateEntranceImages, validateFloorPlan } from "@placard/hazmat-core/business";
import { useChosenFiles } from "../../../../forms/use-chosen-files.ts";
import { useProblemTexts } from "../../../../forms/use-problem-texts.ts";
import { dropOf, type DropState } from "./drop-of.ts";
import { useSingleDrop, type SingleDrop } from "./use-single-drop.ts";

export interface FilesOfNewSite {
  readonly images: readonly File[];
  readonly floorPlan: readonly File[];
  /** True if a file is invalid or too many are chosen. */
  readonly isWrong: boolean;
  /** Time at which restored files were chosen, in ISO format; `null` if none were restored. */
  readonly restoredAt: string | null;
  readonly forget: () => void;
  readonly imageDrop: DropState;
  readonly floorPlanDrop: SingleDrop;
}

/** Entrance images and floor plan chosen for a new location. They are saved until `forget`. */
export function useFiles(): FilesOfNewSite {
  const problemTexts = useProblemTexts();
  const { files: images, setFiles: setImages, ...ofImages } = useChosenFiles("add-location.entrances");
  const { files: floorPlan, setFiles: setFloorPlan, ...ofPlan } = useChosenFiles("add-location.floor-plan");
  const imageError = problemTexts(validateEntranceImages(images)).entrance_images;
  const floorPlanError = problemTexts(validateFloorPlan(floorPlan)).floor_plan;
  return {
    images,
    floorPlan,
    isWrong: imageError !== undefined || floorPlanError !== undefined,
    restoredAt: ofImages.restoredAt ?? ofPlan.restoredAt,
    forget() {
      setImages([]);
      setFloorPlan([]);
    },
    imageDrop: dropOf(images, setImages, imageError),
    floorPlanDrop: useSingleDrop(floorPlan, setFloorPlan, floorPlanError),
  };
}
