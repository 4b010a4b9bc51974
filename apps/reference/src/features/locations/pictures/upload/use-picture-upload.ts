import type { Location, Picture } from "@placard/api-client";
import { validateLocationUpload } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useChosenFiles } from "../../../../forms/use-chosen-files.ts";
import { useProblemTexts } from "../../../../forms/use-problem-texts.ts";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { isSignedOut } from "../../../../lib/api/failure.ts";
import { useFailure } from "../../../../lib/api/use-failure.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../../location-queries.ts";
import { picturesOf } from "../pictures-of.ts";
import { useFailedFile } from "./unsent-pictures.ts";
import { pendingPictures, uploadPictures, type FailedUpload } from "./upload-pictures.ts";
import type { Progress } from "./UploadProgress.tsx";
import { dropOf } from "./drop-of.ts";
import { useSingleDrop } from "./use-single-drop.ts";

/** Adds pictures to a site. Failed files stay selected for another attempt. */
export function usePictureUpload(location: Location, existing: readonly Picture[], onClose: () => void) {
  const { locations: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const problemTexts = useProblemTexts();
  const failedFile = useFailedFile();
  const { files: images, setFiles: setImages } = useChosenFiles(`entrances-${location.id}`);
  const { files: plans, setFiles: setPlans } = useChosenFiles(`floor-plan-${location.id}`);
  const [wasSent, setSent] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const { entrances, floorPlans } = picturesOf(existing);
  const total = images.length + plans.length;
  const wrong = problemTexts(
    validateLocationUpload({
      entranceImages: images,
      floorPlans: plans,
      existingEntranceImages: entrances.length,
      existingFloorPlans: floorPlans.length,
    }),
  );
  const shown = wasSent || total > 0 ? wrong : {};
  const floorPlanDrop = useSingleDrop(plans, setPlans, shown.floor_plan);

  async function send(): Promise<void> {
    setSent(true);
    toasts.clear();
    if (total === 0) toasts.show({ tone: "caution", title: texts.noFilesTitle, text: wrong.entrance_images ?? "" });
    if (Object.keys(wrong).length > 0) return;
    const pending = pendingPictures(images, plans, texts.floorPlanDescription(location.name));
    const outcome = await uploadPictures(api, location.id, pending, (done, share) =>
      setProgress({ done, total, share }),
    );
    setProgress(null);
    await reload();
    if (outcome.failed.length === 0) {
      toasts.show({ tone: "ok", title: texts.uploadedTitle, text: texts.uploadedText(pending.length) });
      close();
      return;
    }
    keep(outcome.failed);
    const expired = outcome.failed.find(({ error }) => isSignedOut(error));
    if (expired !== undefined) {
      fail(expired.error, { title: texts.uploadFailedTitle, fallback: texts.uploadFailed, logIn: texts.logInToChange });
    } else {
      toasts.show({ tone: "danger", title: texts.uploadFailedTitle, text: texts.uploadFailed });
    }
  }

  const reload = () =>
    queries.invalidateQueries({ queryKey: picturesQuery(api, location.business_id, location.id).queryKey });

  /** Keeps failed files in the selection with their errors and removes uploaded ones. */
  function keep(left: readonly FailedUpload[]): void {
    const files = new Set(left.map(({ picture }) => picture.file));
    setImages(images.filter((file) => files.has(file)));
    setPlans(plans.filter((file) => files.has(file)));
    setFailed(left);
  }

  async function sendOne({ key }: { readonly key: string }): Promise<void> {
    const picture = failed.find((one) => one.picture.key === key)?.picture;
    if (picture === undefined) return;
    const outcome = await uploadPictures(api, location.id, [picture], () => undefined);
    await reload();
    const left = failed.flatMap((one) => (one.picture.key === key ? outcome.failed : [one]));
    keep(left);
    if (left.length > 0) return;
    toasts.clear();
    toasts.show({ tone: "ok", title: texts.uploadedTitle, text: texts.uploadedText(1) });
    close();
  }

  /** Clears the saved selection, so that nothing is restored later. */
  function close(): void {
    setImages([]);
    setPlans([]);
    onClose();
  }

  return {
    imageDrop: dropOf(images, setImages, shown.entrance_images),
    floorPlanDrop,
    progress,
    /** Failed files that are still selected. */
    failed: failed.filter(({ picture: { file } }) => images.includes(file) || plans.includes(file)).map(failedFile),
    close,
    send,
    sendOne,
  };
}
