import { toasts } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import { FailedUploads } from "../../../lib/uploads/FailedUploads.tsx";
import { useUnsentFiles, type UnsentFile } from "../../../lib/uploads/unsent-files.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { placeOf, useUnsentPhotoStore, useSendPhoto } from "./unsent-photos.ts";

interface UnsentPhotosProps {
  /** Id of the inspection to show; all if omitted. */
  readonly inspection?: number;
  /** Reason why the inspection accepts no photos; if omitted, each photo states its own. */
  readonly why?: string;
}

/** Unsent photos by inspection, each with Retry, Save and Do not send. */
export function UnsentPhotos({ inspection: only, why }: UnsentPhotosProps) {
  const { fireSafety: texts, uploads } = useMessages();
  const store = useUnsentPhotoStore();
  const left = useUnsentFiles(store);
  const sendPhoto = useSendPhoto();
  const shown = only === undefined ? left : left.filter((photo) => placeOf(photo).inspection === only);

  async function again(photo: UnsentFile): Promise<void> {
    if (await sendPhoto(photo)) toasts.show({ tone: "ok", title: texts.photoAdded, text: placeOf(photo).name });
  }

  return [...Map.groupBy(shown, (photo) => placeOf(photo).inspection)].map(([inspection, photos]) => {
    const title = uploads.failedOf(photos[0] === undefined ? "" : placeOf(photos[0]).name);
    return (
      <section key={inspection} className="app-left-files" aria-label={title}>
        <h2>{title}</h2>
        <FailedUploads
          failed={photos.map((photo) => withItem(why === undefined ? photo : { ...photo, reason: why, isFinal: true }))}
          onAgain={again}
          onDrop={({ key }) => store.drop(key)}
        />
        {only === undefined && (
          <Link className="app-link" to={paths.inspection} search={{ inspection }}>
            {texts.openRound}
          </Link>
        )}
      </section>
    );
  });

  function withItem(photo: UnsentFile): UnsentFile {
    const reason = photo.reason === "" ? uploads.cutShort : photo.reason;
    return { ...photo, reason: `${placeOf(photo).itemText} ${reason}` };
  }
}
