import { validateEntranceImages, validateFloorPlan } from "@placard/hazmat-core/business";
import type { FileDropProps } from "@placard/ui/controls";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";

export type DropState = Pick<FileDropProps, "files" | "onAdd" | "onRemove" | "errorMessage">;

export interface ChosenFiles {
  readonly images: readonly File[];
  readonly floorPlan: readonly File[];
  /** Whether a file is wrong or too many are chosen. */
  readonly isWrong: boolean;
  readonly imageDrop: DropState;
  readonly floorPlanDrop: DropState;
}

/** Entrance images and floor plan that were chosen for a location that has none yet. */
export function useFiles(): ChosenFiles {
  const inWords = useProblemTexts();
  const [images, setImages] = useState<readonly File[]>([]);
  const [floorPlan, setFloorPlan] = useState<readonly File[]>([]);
  const imageError = inWords(validateEntranceImages(images)).entrance_images;
  const floorPlanError = inWords(validateFloorPlan(floorPlan)).floor_plan;
  return {
    images,
    floorPlan,
    isWrong: imageError !== undefined || floorPlanError !== undefined,
    imageDrop: dropOf(images, setImages, imageError),
    floorPlanDrop: dropOf(floorPlan, setFloorPlan, floorPlanError),
  };
}

/** What a `FileDrop` shows of one list of files. */
export function dropOf(
  files: readonly File[],
  setFiles: (files: readonly File[]) => void,
  errorMessage: string | undefined,
): DropState {
  return {
    files,
    errorMessage,
    onAdd: (added) => setFiles([...files, ...added]),
    onRemove: (index) => setFiles(files.toSpliced(index, 1)),
  };
}
