import { Banner, Button } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { saveFile } from "../device/save-file.ts";
import "./uploads.css";
import type { UnsentFile } from "./unsent-files.ts";

interface FailedUploadsProps {
  readonly failed: readonly UnsentFile[];
  /** Label of the list. Default: "Files not uploaded". */
  readonly label?: string;
  /** Sends this file again. */
  readonly onAgain: (upload: UnsentFile) => Promise<void>;
  /** Discards this file. If absent, the file is discarded with its dialog. */
  readonly onDrop?: (upload: UnsentFile) => void;
}

/** Files not uploaded, each with its reason and a button to upload it again or to save it on the device. */
export function FailedUploads({ failed, label, onAgain, onDrop }: FailedUploadsProps) {
  const { uploads: texts } = useMessages();
  const [sending, setSending] = useState<string | null>(null);
  if (failed.length === 0) return null;

  async function again(upload: UnsentFile): Promise<void> {
    setSending(upload.key);
    await onAgain(upload);
    setSending(null);
  }

  return (
    <ul className="app-failed-uploads" aria-label={label ?? texts.failed}>
      {failed.map((upload) => {
        const { key, file, reason, isFinal } = upload;
        return (
          <li key={key}>
            <Banner
              tone="danger"
              title={file.name}
              action={
                <span className="placard__actions">
                  {onDrop !== undefined && (
                    <Button aria-label={texts.giveUpFile(file.name)} onPress={() => onDrop(upload)}>
                      {texts.giveUp}
                    </Button>
                  )}
                  {isFinal === true ? (
                    <Button aria-label={texts.saveFile(file.name)} onPress={() => saveFile(file, file.name)}>
                      {texts.save}
                    </Button>
                  ) : (
                    <Button
                      aria-label={texts.sendAgain(file.name)}
                      isPending={sending === key}
                      pendingLabel={texts.sending}
                      onPress={() => again(upload)}
                    >
                      {texts.again}
                    </Button>
                  )}
                </span>
              }
            >
              {reason === "" ? texts.cutShort : reason}
            </Banner>
          </li>
        );
      })}
    </ul>
  );
}
