import { insertLocation } from "@placard/api-client/internal";
import { validateLocation } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import type { UnsentFile } from "../../../lib/uploads/unsent-files.ts";
import { useReturnAddress } from "../../../lib/rights/use-return-address.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { fileToSend, useFailedFile, useUnsentPictureStore, type NewSite } from "../pictures/upload/unsent-pictures.ts";
import { pendingPictures, uploadPictures } from "../pictures/upload/upload-pictures.ts";
import type { Progress } from "../pictures/upload/UploadProgress.tsx";
import { useFiles, type FilesOfNewSite } from "../pictures/upload/use-files.ts";
import { placeProblems } from "../pin/site-place.ts";
import { newLocationOf, NO_LOCATION } from "./new-location.ts";

const MATTER = "add-location";

/**
 * The form that adds a site. The site is created first, then its pictures are uploaded. Failed uploads are listed on
 * the locations page.
 */
export function useNewLocation() {
  const { locations: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const { back, beginGoingBack } = useReturnAddress(paths.locations);
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const showAdded = useAddedToast();
  const files = useFiles();
  const { progress, sendPictures } = useSendPictures();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: NO_LOCATION,
    isBlocked: files.isWrong,
    validate: (values) => problemTexts({ ...validateLocation(values), ...placeProblems(values) }),
    draft: { name: MATTER },
    async submit(values, saved) {
      const goBack = beginGoingBack();
      const body = newLocationOf(business_id, values);
      let locationId: number;
      try {
        const created = await api.call(insertLocation, { body }, { idempotencyKey: keyFor(body) });
        locationId = created.location_id;
        saved();
      } catch (error) {
        return fail(error, {
          title: texts.createFailedTitle,
          fallback: texts.createFailed,
          logIn: texts.logIn,
          matter: MATTER,
        });
      }
      const failed = await sendPictures({ businessId: business_id, locationId, name: body.name }, files);
      showAdded(body.name, failed);
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      goBack(back.startsWith(paths.addChemical) ? locationId : undefined);
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    const wrong = files.imageDrop.errorMessage ?? files.floorPlanDrop.drop.errorMessage;
    toasts.settle(MATTER);
    if (wrong !== undefined) {
      toasts.show({ tone: "caution", title: texts.wrongFileTitle, text: wrong, matter: MATTER });
    }
    form.onSubmit(event);
  }

  return {
    form: {
      ...form,
      onSubmit,
      restoredAt: form.restoredAt ?? files.restoredAt,
      reset() {
        form.reset();
        files.forget();
      },
    },
    files,
    progress,
    back,
  };
}

/** Uploads the pictures of a new site. Failed uploads are saved on this device. */
function useSendPictures() {
  const { locations: texts } = useMessages();
  const api = useApi();
  const left = useUnsentPictureStore();
  const failedFile = useFailedFile();
  const [progress, setProgress] = useState<Progress | null>(null);

  async function sendPictures(site: NewSite, files: FilesOfNewSite): Promise<readonly UnsentFile[]> {
    const pictures = pendingPictures(files.images, files.floorPlan, texts.floorPlanDescription(site.name));
    left.begin(pictures.map((picture) => fileToSend(site, picture)));
    files.forget();
    const outcome = await uploadPictures(
      api,
      site.locationId,
      pictures,
      (done, share) => setProgress({ done, total: pictures.length, share }),
      ({ key }) => left.drop(key),
    );
    const failed = outcome.failed.map(failedFile);
    for (const one of failed) left.fail(one.key, one);
    return failed;
  }

  return { progress, sendPictures };
}

/** Shows that the site was added, and which pictures failed. */
function useAddedToast(): (name: string, failed: readonly UnsentFile[]) => void {
  const { locations: texts } = useMessages();
  return (name, failed) => {
    if (failed.length === 0) {
      toasts.show({ tone: "ok", title: texts.createdTitle, text: texts.createdText(name), matter: MATTER });
      return;
    }
    const lines = failed.map(({ file, reason }) => `${file.name}: ${reason}`);
    toasts.show({
      tone: "caution",
      title: texts.fileWarningTitle,
      text: `${texts.fileWarning} ${lines.join(" ")}`,
      matter: MATTER,
    });
  };
}
