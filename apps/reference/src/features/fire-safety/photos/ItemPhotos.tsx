import type { Inspection, InspectionItem } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { FileButton } from "@placard/ui/internal";
import { Camera } from "lucide-react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { FailedUploads } from "../../../lib/uploads/FailedUploads.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PhotoRow } from "./PhotoRow.tsx";
import { useItemPhotos } from "./use-item-photos.ts";

const { types, maxCount } = FILE_LIMITS.inspectionPhoto;

interface ItemPhotosProps {
  readonly inspection: Inspection;
  readonly item: InspectionItem;
}

/** Photos of an item with Add photo. Unsent photos are listed with Retry and Do not send. */
export function ItemPhotos({ inspection, item }: ItemPhotosProps) {
  const { fireSafety: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "inspect");
  const photos = inspection.photos.filter((photo) => photo.item === item.id);
  const { send, again, giveUp, remove, isSending, wrong, left } = useItemPhotos(inspection, item);
  const isFull = photos.length >= maxCount;
  return (
    <>
      <FileButton
        variant="quiet"
        icon={<Camera aria-hidden="true" />}
        accept={types}
        aria-label={texts.addPhotoTo(item.text)}
        isPending={isSending}
        pendingLabel={texts.sendingPhoto}
        disabledReason={refused ?? (isFull ? texts.photosFull(maxCount) : undefined)}
        onAdd={([file]) => file !== undefined && send(file)}
      >
        {texts.addPhoto}
      </FileButton>
      {photos.length > 0 && <PhotoRow photos={photos} item={item} onDelete={refused === null ? remove : null} />}
      {wrong !== null && (
        <Banner tone="danger" title={wrong.name}>
          {wrong.problem}
        </Banner>
      )}
      <FailedUploads label={texts.leftPhotosOf(item.text)} failed={left} onAgain={again} onDrop={giveUp} />
    </>
  );
}
