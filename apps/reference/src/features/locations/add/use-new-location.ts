import { describeProblem, insertLocation } from "@placard/api-client";
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
import { useWayBack } from "../../../lib/rights/use-way-back.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { pendingPictures, uploadPictures, type FailedUpload } from "../pictures/upload-pictures.ts";
import type { Progress } from "../pictures/UploadProgress.tsx";
import { useFiles } from "../pictures/use-files.ts";
import { lacksPin, placeInForm } from "../pin/site-place.ts";
import { newLocationOf, NO_LOCATION } from "./new-location.ts";

const MATTER = "add-location";

/** The form that adds a site. The site is made first, then its pictures are sent; a failed picture loses nothing. */
export function useNewLocation() {
  const { locations: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const { back, goBack } = useWayBack(paths.locations);
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const tell = useTellMade();
  const files = useFiles();
  const [progress, setProgress] = useState<Progress | null>(null);
  const inWords = useProblemTexts();
  const form = useForm({
    initial: NO_LOCATION,
    isBlocked: files.isWrong,
    validate: (values) => ({
      ...inWords(validateLocation(values)),
      ...(lacksPin(placeInForm(values), values.pin_later) && { precision: words.pinRequired }),
    }),
    draft: { name: MATTER },
    async submit(values, saved) {
      const body = newLocationOf(business_id, values);
      let locationId: number;
      try {
        const created = await api.call(insertLocation, { body }, { idempotencyKey: keyFor(body) });
        locationId = created.location_id;
        saved();
      } catch (error) {
        return fail(error, {
          title: words.createFailedTitle,
          fallback: words.createFailed,
          logIn: words.logIn,
          matter: MATTER,
        });
      }
      const pictures = pendingPictures(files.images, files.floorPlan, words.floorPlanDescription(body.name));
      const total = pictures.length;
      const { failed } = await uploadPictures(api, locationId, pictures, (done, share) =>
        setProgress({ done, total, share }),
      );
      tell(body.name, failed);
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      goBack(back.startsWith(paths.addChemical) ? locationId : undefined);
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    const wrong = files.imageDrop.errorMessage ?? files.floorPlanDrop.errorMessage;
    toasts.settle(MATTER);
    if (wrong !== undefined) {
      toasts.show({ tone: "caution", title: words.wrongFileTitle, text: wrong, matter: MATTER });
    }
    form.onSubmit(event);
  }

  return { form: { ...form, onSubmit }, files, progress, back };
}

/** Says that the site is there, and which of its pictures are not. */
function useTellMade(): (name: string, failed: readonly FailedUpload[]) => void {
  const { locations: words } = useMessages();
  return (name, failed) => {
    if (failed.length === 0) {
      toasts.show({ tone: "ok", title: words.createdTitle, text: words.createdText(name), matter: MATTER });
      return;
    }
    const lines = failed.map(
      ({ picture, error }) => `${picture.file.name}: ${describeProblem(error, words.fileFailed)}`,
    );
    toasts.show({
      tone: "caution",
      title: words.fileWarningTitle,
      text: `${words.fileWarning} ${lines.join(" ")}`,
      matter: MATTER,
    });
  };
}
