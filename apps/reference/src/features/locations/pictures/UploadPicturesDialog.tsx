import type { Location, Picture } from "@placard/api-client";
import { FILE_LIMITS, validateLocationUpload } from "@placard/hazmat-core/business";
import { Button, Dialog, ProgressBar, toasts } from "@placard/ui";
import { FileDrop } from "@placard/ui/controls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { isSignedOut } from "../../../lib/api/failure.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../location-queries.ts";
import { picturesOf } from "./pictures-of.ts";
import { FailedUploads } from "./FailedUploads.tsx";
import { pendingPictures, uploadPictures, type FailedUpload } from "./upload-pictures.ts";
import { dropOf } from "./use-files.ts";

interface UploadPicturesDialogProps {
  readonly location: Location;
  readonly existing: readonly Picture[];
  readonly onClose: () => void;
}

/** Adds entrance images and the floor plan to a location. What failed stays chosen, to be sent again. */
export function UploadPicturesDialog({ location, existing, onClose }: UploadPicturesDialogProps) {
  const { locations: words, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const inWords = useProblemTexts();
  const [images, setImages] = useState<readonly File[]>([]);
  const [plans, setPlans] = useState<readonly File[]>([]);
  const [wasSent, setSent] = useState(false);
  const [progress, setProgress] = useState<{ readonly done: number; readonly share: number } | null>(null);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const { entrances, floorPlans } = picturesOf(existing);
  const total = images.length + plans.length;
  const wrong = inWords(
    validateLocationUpload({
      entranceImages: images,
      floorPlans: plans,
      existingEntranceImages: entrances.length,
      existingFloorPlans: floorPlans.length,
    }),
  );
  const shown = wasSent || total > 0 ? wrong : {};

  async function send(): Promise<void> {
    setSent(true);
    toasts.clear();
    if (total === 0) toasts.show({ tone: "caution", title: words.noFilesTitle, text: wrong.entrance_images ?? "" });
    if (Object.keys(wrong).length > 0) return;
    const pending = pendingPictures(images, plans, words.floorPlanDescription(location.name));
    const outcome = await uploadPictures(api, location.id, pending, (done, share) => setProgress({ done, share }));
    setProgress(null);
    await readAgain();
    if (outcome.failed.length === 0) {
      toasts.show({ tone: "ok", title: words.uploadedTitle, text: words.uploadedText(pending.length) });
      onClose();
      return;
    }
    keep(outcome.failed);
    const expired = outcome.failed.find(({ error }) => isSignedOut(error));
    if (expired !== undefined) {
      fail(expired.error, { title: words.uploadFailedTitle, fallback: words.uploadFailed, logIn: words.logInToChange });
    } else {
      toasts.show({ tone: "danger", title: words.uploadFailedTitle, text: words.uploadFailed });
    }
  }

  const readAgain = () =>
    queries.invalidateQueries({ queryKey: picturesQuery(api, location.business_id, location.id).queryKey });

  /** What failed stays chosen and is named; what arrived goes. */
  function keep(left: readonly FailedUpload[]): void {
    const files = new Set(left.map(({ picture }) => picture.file));
    setImages(images.filter((file) => files.has(file)));
    setPlans(plans.filter((file) => files.has(file)));
    setFailed(left);
  }

  async function sendOne({ picture }: FailedUpload): Promise<void> {
    const outcome = await uploadPictures(api, location.id, [picture], () => undefined);
    await readAgain();
    const left = failed.flatMap((one) => (one.picture.key === picture.key ? outcome.failed : [one]));
    keep(left);
    if (left.length > 0) return;
    toasts.clear();
    toasts.show({ tone: "ok", title: words.uploadedTitle, text: words.uploadedText(1) });
    onClose();
  }

  return (
    <Dialog
      title={words.uploadTitle}
      description={words.uploadText(location.name)}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={progress !== null} pendingLabel={words.uploading} onPress={send}>
            {words.uploadSubmit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <FileDrop
          label={words.entranceImagesField}
          accept={FILE_LIMITS.entranceImage.types}
          multiple
          description={words.entranceImagesHint(FILE_LIMITS.entranceImage.maxCount - entrances.length)}
          {...dropOf(images, setImages, shown.entrance_images)}
        />
        <FileDrop
          label={words.floorPlanField}
          accept={FILE_LIMITS.floorPlan.types}
          description={words.floorPlanHint}
          {...dropOf(plans, setPlans, shown.floor_plan)}
        />
        <FailedUploads
          failed={failed.filter(({ picture: { file } }) => images.includes(file) || plans.includes(file))}
          onAgain={sendOne}
        />
        {progress !== null && (
          <ProgressBar label={words.uploadProgress(progress.done, total)} value={Math.round(progress.share * 100)} />
        )}
      </div>
    </Dialog>
  );
}
