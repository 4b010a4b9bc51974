import { ProgressBar } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Fraction of all bytes, 0 to 1. */
  readonly share: number;
}

/** Upload progress. Renders nothing without an upload. */
export function UploadProgress({ progress }: { readonly progress: Progress | null }) {
  const { locations: texts } = useMessages();
  if (progress === null) return null;
  const { done, total, share } = progress;
  return <ProgressBar label={texts.uploadProgress(done, total)} value={Math.round(share * 100)} />;
}
