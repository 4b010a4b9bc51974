import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { FailedUploads } from "../../../../lib/uploads/FailedUploads.tsx";
import { useUnsentFiles, type UnsentFile, type UnsentFileStore } from "../../../../lib/uploads/unsent-files.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../../location-queries.ts";
import { pictureOf, siteOf, useFailedFile, useUnsentPictureStore } from "./unsent-pictures.ts";
import { uploadPictures } from "./upload-pictures.ts";

/** Failed pictures of new sites, each with Retry and Do not send. */
export function UnsentPictures() {
  const { uploads: texts } = useMessages();
  const store = useUnsentPictureStore();
  const left = useUnsentFiles(store);
  const sendOne = useSendOne(store);
  return [...Map.groupBy(left, (file) => siteOf(file).locationId)].map(([id, failed]) => {
    const title = texts.failedOf(failed[0] === undefined ? "" : siteOf(failed[0]).name);
    return (
      <section key={id} className="app-left-files" aria-label={title}>
        <h2>{title}</h2>
        <FailedUploads failed={failed} onAgain={sendOne} onDrop={({ key }) => store.drop(key)} />
      </section>
    );
  });
}

/** Sends a picture again, with the key of its first attempt, so that it is stored only once. */
function useSendOne(store: UnsentFileStore) {
  const { locations: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const failedFile = useFailedFile();
  return async (left: UnsentFile): Promise<void> => {
    const { businessId, locationId } = siteOf(left);
    const { failed } = await uploadPictures(api, locationId, [pictureOf(left)], () => undefined);
    const [again] = failed;
    if (again !== undefined) {
      store.fail(left.key, failedFile(again));
      return;
    }
    store.drop(left.key);
    toasts.clear();
    toasts.show({ tone: "ok", title: texts.uploadedTitle, text: texts.uploadedText(1) });
    await queries.invalidateQueries({ queryKey: picturesQuery(api, businessId, locationId).queryKey });
  };
}
