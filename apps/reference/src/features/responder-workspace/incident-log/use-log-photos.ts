import { toasts } from "@placard/ui";
import type { LogEntry } from "@placard/ui/incident";
import { useEffect, useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useSavedPhotos } from "../../../incident/saved/use-saved-photos.ts";
import { decodeFile } from "../../../lib/device/encoded-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PhotoAddresses } from "./photo-addresses.ts";

interface LogPhotos {
  /** @returns true if it was added to the log; a file that cannot be shown is rejected and the text is kept */
  readonly add: (file: File, caption: string) => Promise<boolean>;
  readonly urlOf: (entry: LogEntry) => string | null;
  /** The photo of an entry, if it is on this device. */
  readonly fileOf: (entry: LogEntry) => Blob | null;
}

interface PhotoOnDevice {
  readonly key: string;
  readonly type: string;
  readonly bytes: () => BlobPart;
}

/** Photos of the open incident, on the server and waiting on this device. */
export function useLogPhotos(): LogPhotos {
  const { waiting, keepPhoto } = useIncident();
  const { responder } = useMessages();
  const saved = useSavedPhotos();
  const [addresses] = useState(() => new PhotoAddresses());
  useEffect(() => () => addresses.forgetAll(), [addresses]);

  /** The photo of an entry, from the saved photos or the outbox. */
  function onDevice({ id, action_data: { photo_id } }: LogEntry): PhotoOnDevice | null {
    if (typeof photo_id === "number") {
      const stored = saved.get(photo_id);
      return stored === undefined
        ? null
        : { key: `photo-${photo_id}`, type: stored.type, bytes: () => decodeFile(stored) };
    }
    const unsent = waiting.find(({ key }) => key === id);
    if (unsent?.kind !== "photo") return null;
    const { type, bytes } = unsent.photo;
    return { key: unsent.key, type, bytes: () => bytes };
  }

  return {
    async add(file, caption) {
      if (!(await keepPhoto(file, caption))) {
        const [title, text] = [responder.photoUnreadable, responder.photoUnreadableText];
        toasts.show({ tone: "danger", title, text, matter: "log-photo" });
        return false;
      }
      toasts.settle("log-photo");
      return true;
    },
    urlOf(entry) {
      const { photo_id } = entry.action_data;
      const here = onDevice(entry);
      if (here !== null) return addresses.of(here.key, here.type, here.bytes);
      return typeof photo_id === "number" ? `/api/get-incident-photo/${photo_id}` : null;
    },
    fileOf(entry) {
      const here = onDevice(entry);
      return here && new Blob([here.bytes()], { type: here.type });
    },
  };
}
