import { type Inspection, type InspectionItem } from "@placard/api-client";
import { deleteInspectionPhoto } from "@placard/api-client/internal";
import { inspectionPhotoProblem, problemText } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useUnsentFiles } from "../../../lib/uploads/unsent-files.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { photoToSend, placeOf, useUnsentPhotoStore, useSendPhoto } from "./unsent-photos.ts";

/** A file that is not a photo, with the reason. */
interface WrongFile {
  readonly name: string;
  readonly problem: string;
}

/**
 * Sends photos of an item as soon as they are chosen, and deletes them. A photo stays on the device until it is sent or
 * the user discards it.
 */
export function useItemPhotos(inspection: Inspection, item: InspectionItem) {
  const { fireSafety: texts, problems } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const store = useUnsentPhotoStore();
  const sendPhoto = useSendPhoto();
  const left = useUnsentFiles(store);
  const [wrong, setWrong] = useState<WrongFile | null>(null);
  const [isSending, setSending] = useState(false);
  const removing = useMutation({
    mutationFn: (photo: number) => api.call(deleteInspectionPhoto, { params: { id: photo } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: inspectionsKey(inspection.business_id) });
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.photoDeleted });
    },
    onError: (error) =>
      void fail(error, { title: texts.photoFailedTitle, fallback: texts.photoFailed, logIn: texts.logIn }),
  });

  async function send(file: File): Promise<void> {
    const problem = inspectionPhotoProblem(file);
    setWrong(problem === null ? null : { name: file.name, problem: problemText(problem, problems) });
    if (problem !== null) return;
    const photo = photoToSend(inspection, item, file);
    store.begin([photo]);
    setSending(true);
    await sendPhoto(photo);
    setSending(false);
  }

  return {
    isSending,
    wrong,
    left: left.filter((photo) => {
      const place = placeOf(photo);
      return place.inspection === inspection.id && place.item === item.id;
    }),
    send,
    again: async (photo: (typeof left)[number]): Promise<void> => void (await sendPhoto(photo)),
    giveUp: ({ key }: { readonly key: string }): void => store.drop(key),
    remove: (photo: number): void => removing.mutate(photo),
  };
}
