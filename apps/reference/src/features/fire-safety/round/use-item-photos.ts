import { deleteInspectionPhoto, uploadInspectionPhoto, type Inspection } from "@placard/api-client";
import { inspectionPhotoProblem, problemText } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { isSignedOut } from "../../../lib/api/failure.ts";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** `key` names it, so that a repeated send is stored once. */
interface SentPhoto {
  readonly file: File;
  readonly key: string;
}

/** A photo that was not sent, and why. */
interface FailedPhoto extends SentPhoto {
  readonly error: unknown;
  /** What is wrong with the file, found before it was sent; `null`: the way failed. */
  readonly problem: string | null;
  /** Whether sending it again cannot help. */
  readonly isWrong: boolean;
}

/** Sends photos of one item as soon as they are chosen, so that a reload loses none, and takes them away. */
export function useItemPhotos({ id, business_id }: Inspection, item: string) {
  const { fireSafety: words, problems } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [failed, setFailed] = useState<FailedPhoto | null>(null);
  const failedTo = { title: words.photoFailedTitle, fallback: words.photoFailed, logIn: words.logIn };
  const readAgain = () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  const sending = useMutation({
    mutationFn: ({ file, key }: SentPhoto) =>
      api.call(uploadInspectionPhoto, { fields: { inspection_id: id, item }, file }, { idempotencyKey: key }),
    async onSuccess() {
      setFailed(null);
      await readAgain();
    },
    onError(error, sent) {
      setFailed({ ...sent, error, problem: null, isWrong: false });
      if (isSignedOut(error)) fail(error, failedTo);
    },
  });
  const removing = useMutation({
    mutationFn: (photo: number) => api.call(deleteInspectionPhoto, { params: { id: photo } }),
    async onSuccess() {
      await readAgain();
      toasts.clear();
      toasts.show({ tone: "ok", title: words.photoDeleted });
    },
    onError: (error) => void fail(error, failedTo),
  });
  return {
    isSending: sending.isPending,
    failed,
    remove: (photo: number) => removing.mutate(photo),
    again: (sent: SentPhoto): void => sending.mutate(sent),
    send: (file: File): void => {
      const sent = { file, key: crypto.randomUUID() };
      const wrong = inspectionPhotoProblem(file);
      if (wrong === null) sending.mutate(sent);
      else setFailed({ ...sent, error: null, problem: problemText(wrong, problems), isWrong: true });
    },
  };
}
