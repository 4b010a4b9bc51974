import type { Location, Picture } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { FailedUploads } from "../../../../lib/uploads/FailedUploads.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PictureDrops } from "./PictureDrops.tsx";
import { picturesOf } from "../pictures-of.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

interface UploadPicturesDialogProps {
  readonly location: Location;
  readonly existing: readonly Picture[];
  readonly onClose: () => void;
}

/**
 * Dialog that adds entrance images and the floor plan to a location. Failed files stay selected for another attempt.
 */
export function UploadPicturesDialog({ location, existing, onClose }: UploadPicturesDialogProps) {
  const { locations: texts, common } = useMessages();
  const { progress, failed, close, send, sendOne, ...drops } = usePictureUpload(location, existing, onClose);
  return (
    <Dialog
      title={texts.uploadTitle}
      description={texts.uploadText(location.name)}
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button variant="primary" isPending={progress !== null} pendingLabel={texts.uploading} onPress={send}>
            {texts.uploadSubmit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <PictureDrops {...drops} imageCount={picturesOf(existing).entrances.length} />
        <FailedUploads failed={failed} onAgain={sendOne} />
        <UploadProgress progress={progress} />
      </div>
    </Dialog>
  );
}
