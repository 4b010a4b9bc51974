import { toasts } from "@placard/ui";
import type { LogEntry } from "@placard/ui/incident";
import { useEffect, useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useSavedPhotos } from "../../../incident/saved/use-saved-photos.ts";
import { keptBytes } from "../../../lib/device/kept-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PhotoAddresses } from "./photo-addresses.ts";

interface LogPhotos {
  /** @returns true if it was added to the log; a file that cannot be shown is rejected and the text is kept */
  readonly add: (file: File, caption: string) => Promise<boolean>;
  readonly urlOf: (entry: LogEntry) => string | null;
}

/** Photos of the open incident, on the server and waiting on this device. */
export function useLogPhotos(): LogPhotos {
  const { waiting, keepPhoto } = useIncident();
  const { responder } = useMessages();
  const saved = useSavedPhotos();
  const [addresses] = useState(() => new PhotoAddresses());
  useEffect(() => () => addresses.forgetAll(), [addresses]);

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
    urlOf({ id, action_data }) {
      const { photo_id } = action_data;
      if (typeof photo_id === "number") {
        const kept = saved.get(photo_id);
        if (kept === undefined) return `/api/get-incident-photo/${photo_id}`;
        return addresses.of(`photo-${photo_id}`, kept.type, () => keptBytes(kept));
      }
      const unsent = waiting.find(({ key }) => key === id);
      if (unsent?.kind !== "photo") return null;
      const { type, bytes } = unsent.photo;
      return addresses.of(unsent.key, type, () => bytes);
    },
  };
}
