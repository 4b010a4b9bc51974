import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { FileDrop } from "@placard/ui/internal";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { DropState } from "./drop-of.ts";
import { ReplacementQuestion } from "./ReplacementQuestion.tsx";
import type { SingleDrop } from "./use-single-drop.ts";

interface PictureDropsProps {
  readonly imageDrop: DropState;
  readonly floorPlanDrop: SingleDrop;
  /** Number of entrance images, including chosen ones. */
  readonly imageCount: number;
}

/** Drop areas for entrance images and the floor plan of a site. */
export function PictureDrops({ imageDrop, floorPlanDrop, imageCount }: PictureDropsProps) {
  const { locations: texts } = useMessages();
  return (
    <>
      <FileDrop
        label={texts.entranceImagesField}
        accept={FILE_LIMITS.entranceImage.types}
        multiple
        description={texts.entranceImagesHint(FILE_LIMITS.entranceImage.maxCount - imageCount)}
        {...imageDrop}
      />
      <FileDrop
        label={texts.floorPlanField}
        accept={FILE_LIMITS.floorPlan.types}
        description={texts.floorPlanHint}
        {...floorPlanDrop.drop}
      />
      <ReplacementQuestion replacement={floorPlanDrop.replacement} />
    </>
  );
}
