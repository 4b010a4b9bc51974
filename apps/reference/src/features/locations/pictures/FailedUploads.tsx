import { describeProblem } from "@placard/api-client";
import { Banner, Button } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { FailedUpload } from "./upload-pictures.ts";

interface FailedUploadsProps {
  readonly failed: readonly FailedUpload[];
  /** Sends this one file again. */
  readonly onAgain: (upload: FailedUpload) => Promise<void>;
}

/** Files that did not arrive, each with its reason and a way to send it again by itself. */
export function FailedUploads({ failed, onAgain }: FailedUploadsProps) {
  const { locations: words } = useMessages();
  const [sending, setSending] = useState<string | null>(null);
  if (failed.length === 0) return null;

  async function again(upload: FailedUpload): Promise<void> {
    setSending(upload.picture.key);
    await onAgain(upload);
    setSending(null);
  }

  return (
    <ul className="app-failed-uploads" aria-label={words.failedFiles}>
      {failed.map((upload) => {
        const { key, file } = upload.picture;
        return (
          <li key={key}>
            <Banner
              tone="danger"
              title={file.name}
              action={
                <Button
                  aria-label={words.sendAgain(file.name)}
                  isPending={sending === key}
                  pendingLabel={words.uploading}
                  onPress={() => again(upload)}
                >
                  {words.again}
                </Button>
              }
            >
              {describeProblem(upload.error, words.fileFailed)}
            </Banner>
          </li>
        );
      })}
    </ul>
  );
}
